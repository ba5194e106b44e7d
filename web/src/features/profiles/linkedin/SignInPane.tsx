import { CircleCheck } from 'lucide-react'
import { Button } from '@/ui/Button'
import { SocialIcon } from '@/ui/SocialIcon'
import { LINKEDIN_SIGN_IN } from '../calls'
import { page } from '@/lib/leave'
import type { LinkedInProfile } from '../wire'
import { AddressForm } from './AddressForm'

/** What LinkedIn itself gives: who one is; and the address that a resume shows. */
export function SignInPane({ profile: { signInOffered, signedIn, profileUrl } }: { profile: LinkedInProfile }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-3">
        <h3 className="font-sans text-base font-semibold">Sign in</h3>
        {signedIn && <p className="flex items-start gap-2 text-sm"><CircleCheck className="mt-0.5 size-4.5 shrink-0 text-success" aria-hidden />Signed in as {[signedIn.name, signedIn.email].filter(Boolean).join(', ')}.</p>}
        <p className="text-sm text-muted">LinkedIn gives us your name, email and photo, nothing else. For your jobs and skills, use the PDF or the data export.</p>
        {signInOffered ? (
          <Button variant={signedIn ? 'outline' : 'secondary'} onClick={() => page.leaveFor(LINKEDIN_SIGN_IN)}><SocialIcon name="linkedin" />{signedIn ? 'Sign in again' : 'Sign in with LinkedIn'}</Button>
        ) : (
          <p className="text-sm text-muted">Sign-in with LinkedIn isn’t set up on this server. You don’t need it for anything else here.</p>
        )}
      </div>
      <div>
        <h3 className="mb-3 font-sans text-base font-semibold">Profile address</h3>
        <AddressForm address={profileUrl} />
      </div>
    </div>
  )
}
