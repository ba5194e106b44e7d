/** The browser's own reload; an object, so that tests can take its place. */
export const browser = { reload: () => window.location.reload() }

const key = (file: string) => `vitae.reloaded:${file}`

/**
 * Reloads the page for a file that the build no longer has; answers whether it does. Each file is worth one reload in the life of a tab:
 * what is still missing afterwards would be missing after every further reload. Without storage to remember that, there is none.
 */
export function reloadOnceFor(file: string): boolean {
  try {
    if (sessionStorage.getItem(key(file)) !== null) return false
    sessionStorage.setItem(key(file), new Date().toISOString())
  } catch {
    return false
  }
  browser.reload()
  return true
}
