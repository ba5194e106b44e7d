import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiError } from '@/api/errors'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { SocialIcon } from '@/ui/SocialIcon'
import { connectGithub } from '../calls'
import { Problem } from '../Problem'
import { useKept } from '../use-kept'
import { useProfileChange } from '../use-profile-change'
import { LOGGED_OUT, withWait } from './failures'
import { useGithubSignIn } from './use-github-sign-in'

/** Both ways to connect GitHub: by signing in there, and by the address of a public profile. */
export function ConnectGithub({ signInOffered, problem }: { signInOffered: boolean; problem: string | null }) {
  const { leaving, failure, signIn, forget } = useGithubSignIn(problem)
  const { expire } = useSession()
  return (
    <div className="grid grid-cols-1 gap-5">
      {failure && (
        <Problem action={failure === LOGGED_OUT && <Button size="sm" variant="outline" onClick={expire}>Sign In</Button>}>{failure}</Problem>
      )}
      {signInOffered && (
        <>
          <div>
            <Button variant="secondary" className="w-full" loading={leaving} loadingLabel="Opening GitHub…" onClick={() => void signIn()}>
              <SocialIcon name="github" />
              Sign in with GitHub
            </Button>
            <p className="mt-2 text-sm text-muted">GitHub asks for your permission to read your public profile. Includes your pinned repositories.</p>
          </div>
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">or</p>
        </>
      )}
      <AddressForm main={!signInOffered} onTry={forget} />
    </div>
  )
}

function AddressForm({ main, onTry }: { main: boolean; onTry: () => void }) {
  const [address, setAddress, forget] = useKept('github-address', '')
  const changed = useProfileChange()
  const connect = useMutation({
    mutationFn: connectGithub,
    onSuccess: async (github) => {
      forget()
      toast.success('GitHub connected.')
      await changed({ github })
    },
  })
  const { fieldError, otherError } = sorted(connect.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTry()
    if (!connect.isPending) connect.mutate(address.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {otherError && <Problem>{otherError}</Problem>}
      <Field
        label="Public profile address"
        hint="For example github.com/your-name. No sign-in needed."
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          connect.reset()
        }}
        error={fieldError}
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Button type="submit" variant={main ? 'primary' : 'outline'} loading={connect.isPending} loadingLabel="Reading your profile…">Connect this profile</Button>
    </form>
  )
}

/** What belongs to the field, and what does not. */
function sorted(error: Error | null): { fieldError?: string; otherError?: string } {
  if (!error) return {}
  const named = error instanceof ApiError ? error.fields.find(({ path }) => path === 'githubUrl')?.message : undefined
  if (named) return { fieldError: named }
  if (error instanceof ApiError && error.status === 404) return { fieldError: error.message }
  return { otherError: withWait(error) }
}
