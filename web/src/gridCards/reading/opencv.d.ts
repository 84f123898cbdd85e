/** The library as the build puts it beside the client (web/vite.config.ts). */
declare module 'virtual:opencv' {
  const library: { path: string; bytes: number }
  export default library
}
