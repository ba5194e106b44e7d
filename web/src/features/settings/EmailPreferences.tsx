import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { useUser } from '@/session/SessionProvider'
import { Switch } from '@/ui/Switch'
import { emailPreferencesQuery, saveEmailPreferences } from './calls'
import { Section } from './Section'
import { SectionState } from './SectionState'

/** What is mailed beside messages about the account itself; chosen once the address is known to be the user's. */
export function EmailPreferences() {
  const { email, emailConfirmed, mailSent } = useUser()
  return (
    <Section id="email-preferences" title="Email preferences" lead={<>Sent to <span className="break-all">{email}</span>. Messages about your account always are.</>}>
      {mailSent && !emailConfirmed ? <NotYet /> : <News />}
    </Section>
  )
}

function News() {
  const preferences = useQuery(emailPreferencesQuery)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: saveEmailPreferences,
    onSuccess: (saved) => client.setQueryData(emailPreferencesQuery.queryKey, saved),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (!preferences.data) return <SectionState query={preferences} loading="Loading your email preferences" />
  return <Switch label="News" hint="New articles, designs and features, now and then." checked={preferences.data.news} busy={save.isPending} onChange={(news) => save.mutate({ news })} />
}

/** In place of the switch, which the server would refuse. */
const NotYet = () => (
  <>
    <h3 className="font-sans text-base font-semibold">News</h3>
    <p className="mt-1 text-muted">Confirm your email address first.</p>
  </>
)
