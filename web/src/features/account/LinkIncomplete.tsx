/** In place of what a link does that arrived without its token. */
export const LinkIncomplete = () => (
  <p role="alert" className="mt-6 rounded-md bg-error-soft px-4 py-3 text-sm font-medium text-error">This link is incomplete. Open it again from the email, or copy all of it into the address bar.</p>
)
