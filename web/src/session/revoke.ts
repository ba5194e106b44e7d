/**
 * Takes the token's power away on the server. The browser has forgotten it by then, so a failure has nothing to undo. A bare call on
 * purpose: the client is loaded on demand, and signing out must not depend on a file that may be lost.
 */
export async function revoke(token: string): Promise<void> {
  try {
    await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true })
  } catch {
    // Offline: the token ends by its own age.
  }
}
