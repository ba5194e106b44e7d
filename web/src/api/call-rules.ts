/** Calls that never carry a credential: signing in, writing to us, and reading what is public anyway. */
const PUBLIC = [
  /^\/api\/auth\/(login|register|registration|invitation|forgot-password|reset-password|confirm-email|restore-email|methods|passkey(\/options)?|provider(\/start)?)$/,
  /^\/api\/(contact|subscribers)$/,
  /^\/api\/(blog|guides|faqs|pages)(\/|$)/,
  /^\/api\/templates$/,
  /^\/api\/jobs\/(categories|\{id\}\/apply-click)$/,
  /^\/api\/portfolio\/(hosting|categories\/\{id\}\/view|\{id\}\/website(\.zip)?)$/,
  /^\/templates\/previews\//,
]

/** Calls whose screen explains a 401 in its own words before anyone is sent away. */
const EXPLAINS_401 = [/^\/api\/auth\/github\/(oauth-)?url$/]

const matches = (rules: RegExp[], path: string) => rules.some((rule) => rule.test(path))

/** Whether the call to this path sends the stored token. */
export const sendsCredential = (path: string) => !matches(PUBLIC, path)

/** Whether a 401 from this path ends the session in the browser. */
export const endsSession = (path: string) => !matches(EXPLAINS_401, path)
