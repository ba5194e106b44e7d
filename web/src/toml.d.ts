/** Copy of a page; whoever imports it says its shape. */
declare module '*.toml' {
  const data: unknown
  export default data
}
