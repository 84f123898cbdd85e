"""The page of rules: search, links to numbers, rulings that look different from rules."""

import re

from playwright.sync_api import Page, expect

from mazzo.i18n import say
from mazzo.rulebook import rulebook
from tests.e2e.browser import Language, in_each_language


@in_each_language
def test_every_rule_is_there_and_rulings_are_marked(page: Page, language: Language) -> None:
    page.goto("/rules/orchard")
    book = rulebook("orchard", language)
    rules = [rule for section in book.sections for rule in section.rules]
    expect(page.locator("[data-rule]")).to_have_count(len(rules))
    expect(page.locator("[data-rule]", has=page.get_by_text(say(language, "rules-ruling"), exact=True))).to_have_count(
        sum(rule.ruling for rule in rules)
    )


@in_each_language
def test_a_word_finds_its_rules(page: Page, language: Language) -> None:
    page.goto("/rules/orchard")
    field = page.get_by_role("searchbox")
    field.fill("frutta marcia" if language == "it" else "rotten fruit")
    shown = page.locator("[data-rule]")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    expect(page.locator("[data-rule='6.1'], [data-rule='6.3']")).not_to_have_count(0)
    expect(page.locator("[data-rule='1.2']")).to_have_count(0)
    field.fill("zzz")
    expect(shown).to_have_count(0)
    expect(page.get_by_text(say(language, "rules-none", wanted="zzz"))).to_be_visible()
    field.fill("")
    expect(page.locator("[data-rule='1.2']")).to_have_count(1)


def test_accents_and_case_do_not_matter(page: Page) -> None:
    page.goto("/rules/orchard")
    page.get_by_role("searchbox").fill("E UNA PARTITA A SE")
    expect(page.locator("[data-rule='2.a']")).to_be_visible()


def test_an_address_leads_to_its_rule(page: Page) -> None:
    page.goto("/rules/orchard#6.5")
    rule = page.locator("[data-rule='6.5']")
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()


def test_a_rule_leads_to_the_rule_it_names_and_back(page: Page) -> None:
    page.goto("/rules/orchard#3.a")
    page.locator("[data-rule='3.a'] p a", has_text="6.1").click()
    expect(page).to_have_url(re.compile("#6.1$"))
    expect(page.locator("[data-rule='6.1']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[data-rule='3.a']")).to_have_attribute("aria-current", "true")
