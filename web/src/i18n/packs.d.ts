/** What the plug-in `texts` of vite.config.ts makes of the .ftl files: how each pack is loaded, by language and name. */
declare module 'virtual:texts' {
  const packs: Record<string, () => Promise<{ default: string }>>
  export default packs
}
