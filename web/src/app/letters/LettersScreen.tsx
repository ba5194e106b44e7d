import { KeptLetters } from '@/features/letters/KeptLetters'
import { LetterPage } from '@/features/letters/LetterPage'
import { useHistory } from '@/features/resumes/api/history'
import { useSession } from '@/session/SessionProvider'
import { Queries } from '../QueryProvider'

/** The cover letter put together: a user's speaks from a resume and is kept. */
export default function LettersScreen() {
  const { user } = useSession()
  return user ? <Queries><MemberLetters name={user.name} /></Queries> : <LetterPage />
}

function MemberLetters({ name }: { name: string }) {
  const { refreshProfile } = useSession()
  const resumes = useHistory().data?.map(({ id, name }) => ({ id, title: name }))
  return (
    <LetterPage name={name} resumes={resumes} onWritten={() => void refreshProfile().catch(() => undefined)}>
      {({ version, current, open, forget }) => <KeptLetters version={version} current={current} onOpen={open} onDeleted={forget} />}
    </LetterPage>
  )
}
