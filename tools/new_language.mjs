// new_language.mjs CODE: prints as JSON what the browser knows of a language: its name, its locale, how it writes
// numbers and which it gives a plural form of their own.
const [code] = process.argv.slice(2)
const { language, region } = new Intl.Locale(code).maximize()
const name = new Intl.DisplayNames([code], { type: 'language' }).of(code)
const separatorIn = (number) =>
  new Intl.NumberFormat(code).formatToParts(number).find(({ type }) => type === 'group')?.value ?? null
const plurals = new Intl.PluralRules(code)
const facts = {
  isKnown: Intl.PluralRules.supportedLocalesOf(code).length > 0,
  name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
  locale: `${language}-${region}`,
  separator: separatorIn(123456),
  grouped_from: separatorIn(1234) === null ? 10000 : 1000,
  categories: [...Array(1000).keys()].map((number) => plurals.select(number)),
  millions: plurals.select(1000000),
}
console.log(JSON.stringify(facts))
