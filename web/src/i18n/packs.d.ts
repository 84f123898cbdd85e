/**
 * The module that the plug-in `texts` of vite.config.ts makes from the .ftl files: a loader for each pack, by language
 * and name.
 */
declare module 'virtual:texts' {
  const packs: Record<string, () => Promise<{ default: string }>>
  export default packs
}
