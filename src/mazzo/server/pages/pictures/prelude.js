// What the drawings expect of a browser and QuickJS lacks: numbers and plurals of Italian and English, and a page without content.
globalThis.window = undefined;
globalThis.navigator = { language: "en" };
globalThis.document = { querySelector: () => null, documentElement: {} };
globalThis.console ??= { log() {}, warn() {}, error() {} };
globalThis.Intl = {
  PluralRules: class {
    select(number) {
      return number === 1 ? "one" : "other";
    }
  },
  NumberFormat: class {
    constructor(language, options) {
      this.language = String(language);
      this.options = options ?? {};
    }
    format(number) {
      const isItalian = this.language.startsWith("it");
      const most = this.options.maximumFractionDigits ?? 3;
      const least = this.options.minimumFractionDigits ?? 0;
      let [whole, part = ""] = Math.abs(number).toFixed(most).split(".");
      while (part.length > least && part.endsWith("0"))
        part = part.slice(0, -1);
      const grouping = this.options.useGrouping ?? true;
      if (
        grouping !== false &&
        (grouping === "always" || whole.length > (isItalian ? 4 : 3))
      )
        whole = whole.replace(/\B(?=(\d{3})+$)/g, isItalian ? "." : ",");
      const digits = whole + (part ? (isItalian ? "," : ".") + part : "");
      const sign =
        number < 0
          ? "-"
          : number > 0 && this.options.signDisplay === "exceptZero"
            ? "+"
            : "";
      if (this.options.style !== "currency") return sign + digits;
      return isItalian ? `${sign}${digits}\u00a0$` : `${sign}$${digits}`;
    }
  },
  ListFormat: class {
    format(words) {
      return [...words].join(", ");
    }
  },
};
