/**
 * The module that the plug-in `texts` of vite.config.ts makes from the .ftl files: a loader for each pack, by language
 * and name.
 */
declare module 'virtual:texts' {
  const packs: Record<string, () => Promise<{ default: string }>>
  export default packs
  /** The languages that are offered, with their own name and their locale for dates and lists. */
  export const offered: Record<string, readonly [name: string, locale: string]>
  /** The same for drafts, with a loader of all texts, by pack: only those who read one load them. */
  export const drafts: Record<
    string,
    readonly [name: string, locale: string, load: () => Promise<{ default: Record<string, string> }>]
  >
}
