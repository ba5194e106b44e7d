import { useHistory } from '@/features/resumes/api/history'
import { GalleryPage } from '@/features/templates/gallery/GalleryPage'
import { useSession } from '@/session/SessionProvider'
import { Queries } from '../QueryProvider'

/** The gallery put together: a guest's shows the sample person, a user's the latest resume. */
export default function TemplatesScreen() {
  const { user } = useSession()
  return <Queries>{user ? <MemberGallery /> : <GalleryPage resume={null} />}</Queries>
}

function MemberGallery() {
  const history = useHistory()
  return <GalleryPage resume={history.isPending ? undefined : (history.data?.[0] ?? null)} />
}
