/**
 * Where the client takes the bearer token from, and whom it tells when the server no longer accepts it.
 * The session fills this in at start-up, so that `api` need not know the session.
 */
export interface Credentials {
  /** The stored token, or null for a guest. */
  token(): string | null
  /** The server answered 401 to a call that carried this token. */
  rejected(token: string): void
}

const none: Credentials = { token: () => null, rejected: () => {} }
let current = none

/** Connects the session to every call; answers a function that disconnects it again. */
export function connectCredentials(credentials: Credentials): () => void {
  current = credentials
  return () => {
    if (current === credentials) current = none
  }
}

export const credentials: Credentials = {
  token: () => current.token(),
  rejected: (token) => current.rejected(token),
}
