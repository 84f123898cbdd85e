// What the drawings expect of a browser and QuickJS lacks: numbers and plurals of the language of `numerals` (mazzo.fluent_text), and a page without content.
globalThis.window = undefined;
globalThis.navigator = { language: "en" };
globalThis.location = { search: "" };
globalThis.document = { querySelector: () => null, documentElement: {} };
globalThis.console ??= { log() {}, warn() {}, error() {} };
globalThis.Intl = {
  PluralRules: class {
    select(number) {
      return numerals.one.includes(number) ? "one" : "other";
    }
  },
  NumberFormat: class {
    constructor(_language, options) {
      this.options = options ?? {};
    }
    format(number) {
      const { separator, grouped_from } = numerals;
      const isEnglish = separator === ",";
      const most = this.options.maximumFractionDigits ?? 3;
      const least = this.options.minimumFractionDigits ?? 0;
      let [whole, part = ""] = Math.abs(number).toFixed(most).split(".");
      while (part.length > least && part.endsWith("0"))
        part = part.slice(0, -1);
      const grouping = this.options.useGrouping ?? true;
      if (
        grouping !== false &&
        (grouping === "always" || Math.abs(number) >= grouped_from)
      )
        whole = whole.replace(/\B(?=(\d{3})+$)/g, separator);
      const digits = whole + (part ? (isEnglish ? "." : ",") + part : "");
      const sign =
        number < 0
          ? "-"
          : number > 0 && this.options.signDisplay === "exceptZero"
            ? "+"
            : "";
      if (this.options.style !== "currency") return sign + digits;
      return isEnglish ? `${sign}$${digits}` : `${sign}${digits}\u00a0$`;
    }
  },
  ListFormat: class {
    format(words) {
      return [...words].join(", ");
    }
  },
};
