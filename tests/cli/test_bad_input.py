"""Every invalid command gives one sentence in the reader's language on standard error, and exit code 2."""

import os
import re
import socket
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

import mazzo
from mazzo.cli.language import choose_language
from mazzo.core.errors import NotUnderstood
from tests.cli.terminal import COMMAND, LANGUAGES, call, one_sentence, start, surroundings

BAD = {
    "no such command": ("plai",),
    "a command like none": ("zzzzzz",),
    "no such option": ("--foo",),
    "no such option of a command": ("play", "orchard", "--sed", "3"),
    "no such short option": ("play", "orchard", "-z"),
    "an option without its value": ("play", "orchard", "--seed"),
    "a value for a switch": ("play", "orchard", "--practice=3"),
    "a game that is missing": ("play",),
    "an unknown game to play": ("play", "chess"),
    "an unknown game to deal": ("deal", "chess"),
    "an unknown game for rules": ("rules", "chess"),
    "a game named like a path": ("rules", "../../etc/passwd"),
    "a game with an endless name": ("play", "x" * 10_000),
    "an empty game": ("play", ""),
    "something too much": ("rules", "orchard", "6", "7"),
    "an unknown language": ("rules", "orchard", "--language", "xx"),
    "no language": ("rules", "orchard", "--language"),
    "no number": ("deal", "orchard", "--seats", "two"),
    "a negative number": ("deal", "orchard", "--seats", "-1"),
    "zero": ("deal", "orchard", "--seats", "0"),
    "a huge number": ("deal", "orchard", "--seats", "9" * 400),
    "a fraction": ("deal", "orchard", "--seats", "1.5"),
    "an unknown variant": ("deal", "orchard", "--option", "foo"),
    "a variant that leaves no cards": ("deal", "orchard", *(f"--option=without-{k}" for k in range(1, 11))),
    "no such file to replay": ("replay", "nowhere.mazzo"),
    "no such file to check": ("check", "nowhere.mazzo"),
    "a folder to replay": ("replay", "."),
    "a file name with a hole": ("replay", "a\0b"),
    "binary": ("replay", "binary.mazzo"),
    "an empty file": ("replay", "empty.mazzo"),
    "no journal": ("replay", "prose.mazzo"),
    "a wrong move": ("replay", "wrong.mazzo"),
    "a wrong move to check": ("check", "wrong.mazzo"),
    "a wrong move, for programs": ("replay", "wrong.mazzo", "--json"),
    "the rest of nothing": ("play", "orchard", "--rest", "nowhere.mazzo"),
    "the rest of an unfinished game": ("play", "orchard", "--rest", "begun.mazzo"),
    "company at a game played alone": ("play", "orchard", "--seats", "2"),
    "more players than seats": ("simulate", "orchard", "--seats", "0"),
    "options that do not go together": ("play", "clustered", "--options", "third-wild,third-wild-1"),
    "an option for a seat that is not there": ("play", "clustered", "--seats", "2", "--option", "third-wild-3"),
    "a seat that is not there to begin": ("play", "grass", "--seats", "2", "--option", "begins-3"),
    "going on with other seats": ("play", "clustered", "--save", "begun.mazzo", "--seats", "2"),
    "saving where nothing can be": ("play", "orchard", "--save", "prose.mazzo/game.mazzo"),
    "saving into a folder": ("play", "orchard", "--save", "."),
    "going on with prose": ("play", "orchard", "--save", "prose.mazzo"),
    "going on with another seed": ("play", "orchard", "--save", "begun.mazzo", "--seed", "3"),
    "going on without a seed": ("play", "orchard", "--save", "manual.mazzo"),
    "going on with company": ("play", "orchard", "--save", "company.mazzo"),
    "going on after the end": ("play", "orchard", "--save", "over.mazzo"),
    "bots in every seat": ("play", "clustered", "--seats", "2", "--bots", "2"),
    "bots in more seats than there are": ("play", "gnoming", "--bots", "7"),
    "bots of no strength": ("play", "gnoming", "--strength", "shark"),
    "strong bots that are not there": ("play", "orchard", "--strength", "master"),
    "going on with stronger bots": ("play", "orchard", "--save", "begun.mazzo", "--strength", "master"),
    "going on with other bots": ("play", "orchard", "--save", "begun.mazzo", "--bots", "1"),
    "no such rule": ("rules", "orchard", "99"),
    "no such ruling": ("rules", "orchard", "3.z"),
    "a word in no rule": ("rules", "orchard", "--find", "zebra"),
    "a port beyond the last": ("serve", "--port", "65536"),
    "no port": ("serve", "--port", "http"),
    "a host that is none": ("serve", "--host", "nowhere.invalid", "--port", "8080"),
    "a database in no folder": ("serve", "--database", "nowhere/mazzo.db", "--port", "0"),
    "a database that is prose": ("serve", "--database", "prose.mazzo", "--port", "0"),
    "a database that is a folder": ("serve", "--database", ".", "--port", "0"),
}


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with journals of every kind."""
    match = mazzo.deal("orchard", seed="bench")
    begun = match.journal.text()
    (tmp_path / "manual.mazzo").write_text(begun)
    (tmp_path / "begun.mazzo").write_text(call(tmp_path, "deal", "orchard", "--seed", "bench").stdout)
    (tmp_path / "company.mazzo").write_text(call(tmp_path, "deal", "orchard", "--seats", "2").stdout)
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
    over = match.journal.text()
    (tmp_path / "over.mazzo").write_text(over)
    (tmp_path / "wrong.mazzo").write_text(re.sub(r"^0 .*$", "0 19 r0 @ 0,0", over, count=1, flags=re.MULTILINE))
    (tmp_path / "binary.mazzo").write_bytes(b"mazzo 1\n\xff\xfe\x00")
    (tmp_path / "empty.mazzo").write_text("")
    (tmp_path / "prose.mazzo").write_text("Once upon a time.\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, bench: Path) -> None:
    before = {path: path.read_bytes() for path in bench.glob("*.mazzo")}
    result = call(bench, *BAD[what], language=language)
    assert result.exit_code == 2
    assert one_sentence(result.stderr, most=600), result.stderr
    assert "Traceback" not in result.output
    assert {path: path.read_bytes() for path in bench.glob("*.mazzo")} == before


@pytest.mark.parametrize("what", BAD)
def test_the_two_languages_say_it_differently(what: str, bench: Path) -> None:
    italian, english = (call(bench, *BAD[what], language=language).stderr for language in ("it", "en"))
    assert italian != english


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("no such command", "Non c'è un comando “plai”. Forse volevi “play”?"),
        ("no such option of a command", "Non c'è un'opzione “--sed”. Forse volevi --save, --seats, --seed?"),
        ("an option without its value", "All'opzione --seed manca il valore."),
        ("a value for a switch", "L'opzione --practice non vuole un valore."),
        ("a game that is missing", "Manca GIOCO."),
        (
            "an unknown game to play",
            "Non conosco un gioco di nome “chess”. Scegli tra questi: orchard, grove, grass, clustered, gnoming.",
        ),
        ("something too much", "Qui c'è qualcosa di troppo: “7”."),
        ("a negative number", "Il valore di --seats non va bene. Mi aspettavo: un numero intero da 1 a 8."),
        ("no such file to replay", "Non trovo “nowhere.mazzo”."),
        ("a wrong move", "Il diario ha un errore alla riga 13:"),
        ("binary", "“binary.mazzo” non è un testo in UTF-8."),
        ("an unknown language", "Mazzo non parla “xx”."),
    ],
)
def test_the_sentence_names_what_is_wrong(what: str, sentence: str, bench: Path) -> None:
    assert call(bench, *BAD[what], language="it").stderr.startswith(sentence)


def test_a_real_process_answers_the_same(bench: Path) -> None:
    result = start(bench, *BAD["a wrong move"])
    assert (result.returncode, result.stdout) == (2, "")
    assert one_sentence(result.stderr)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may do everything")
def test_no_permission_is_one_sentence(bench: Path) -> None:
    (bench / "over.mazzo").chmod(0)
    result = call(bench, "replay", "over.mazzo")
    assert (result.exit_code, one_sentence(result.stderr)) == (2, True)


def test_a_taken_port_is_one_sentence_that_proposes_another(bench: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = call(bench, "serve", "--port", str(port))
    assert result.exit_code == 2
    assert re.fullmatch(rf"Port {port} is taken already\. Try --port \d+\.\n", result.stderr)


def test_a_database_nobody_knows_is_told_after_the_start(bench: Path) -> None:
    result = start(bench, "serve", "--port", "0", "--no-browser", "--database", "nobody://knows")
    assert (result.returncode, "Traceback" in result.stderr) == (2, False)
    assert result.stderr.splitlines()[-1].startswith("Mazzo does not keep games in “nobody”.")


def test_a_file_beyond_all_bounds_is_refused(bench: Path) -> None:
    with open("huge.mazzo", "wb") as huge:
        huge.truncate(13_000_000)
    result = call(bench, "check", "huge.mazzo")
    assert (result.exit_code, result.stderr) == (2, "“huge.mazzo” is too large: a journal has at most 12 MB.\n")


def test_a_bad_language_is_refused_in_the_language_of_the_locale() -> None:
    with pytest.raises(NotUnderstood) as refused:
        choose_language(["rules", "--language", "xx"], {"LANG": "it_IT.UTF-8"})
    assert refused.value.sentence("it") == "Mazzo non parla “xx”. Scegli tra queste lingue: it, en."


def test_what_follows_two_dashes_is_no_option() -> None:
    assert choose_language(["play", "--", "--language", "it"], {}) == ("en", ["play", "--", "--language", "it"])


def test_what_was_typed_cannot_break_lines_or_steer_the_terminal(tmp_path: Path) -> None:
    result = call(tmp_path, "play", "a\nb\x1b[31mred")
    known = "orchard, grove, grass, clustered, gnoming"
    assert result.stderr == f"I know no game called “a?b?[31mred”. Choose one of these: {known}.\n"


def shell(home: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which "$@" is mazzo."""
    return subprocess.run(
        ["/bin/sh", "-c", script, "sh", *COMMAND],
        capture_output=True,
        text=True,
        env=surroundings(home, "en"),
        cwd=home,
        timeout=240,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
@pytest.mark.parametrize("command", ["rules orchard", "deal orchard", "play orchard", "--help"])
def test_an_answer_that_cannot_arrive_is_one_sentence(command: str, tmp_path: Path) -> None:
    result = shell(tmp_path, f'"$@" {command} > /dev/full')
    assert (result.returncode, one_sentence(result.stderr)) == (2, True)


@pytest.mark.parametrize("command", ["rules orchard", "deal orchard"])
def test_a_reader_that_goes_away_is_nobodys_fault(command: str, tmp_path: Path) -> None:
    result = shell(tmp_path, f'"$@" {command} | head -n 1')
    assert (result.stderr, len(result.stdout.splitlines())) == ("", 1)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_lead_nowhere(closed: str, tmp_path: Path) -> None:
    result = shell(
        tmp_path, f'"$@" play orchard {closed} < /dev/null' if "<" not in closed else f'"$@" play orchard {closed}'
    )
    assert (result.returncode, result.stderr) == (0, "")


def test_bytes_that_are_no_text_are_refused_like_any_other_words(tmp_path: Path) -> None:
    result = shell(tmp_path, "printf '\\377\\376\\nquit\\n' | \"$@\" play orchard")
    assert (result.returncode, result.stderr) == (0, "")
    assert "I do not understand" in result.stdout


def test_a_seed_that_is_no_text_is_refused(tmp_path: Path) -> None:
    result = shell(tmp_path, '"$@" deal orchard --seed "$(printf \'\\377\')"')
    assert (result.returncode, result.stderr) == (2, "The seed is not UTF-8 text. Choose another.\n")
