/** Holds an answer back until the test opens it: what shows meanwhile has no time to keep. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
