import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { lazyChunk } from '@/lib/lazy-chunk'
import { fullDate } from '@/lib/relative-time'
import { saveBlob } from '@/lib/save-file'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { DownloadButton } from '@/ui/DownloadButton'
import { LateDialog } from '@/ui/LateDialog'
import { exportAccount } from './calls'
import { ImportArchive } from './ImportArchive'
import { Section } from './Section'

const { Content: DeleteAccount } = lazyChunk(() => import('./DeleteAccount'))

const FILE_NAME = 'my-data.zip'

/** Taking everything along, and leaving. */
export function YourData() {
  const { deletionAt } = useUser()
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (file) => saveBlob(file, FILE_NAME),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Section id="your-data" title="Your data">
      <p className="text-muted">A ZIP file with your resumes (every version and the file you uploaded), letters, applications, portfolios, posted jobs, connected profiles and account details. What’s in the trash isn’t included.</p>
      <DownloadButton variant="outline" className="mt-3" busy={download.isPending} onClick={() => download.mutate()}>Download everything (ZIP)</DownloadButton>
      <div className="mt-6 border-t pt-5">
        <h3 className="font-sans text-base font-semibold">Import</h3>
        <p className="mt-1 mb-3 text-muted">Everything in the archive is added. Nothing you have is overwritten.</p>
        <ImportArchive />
      </div>
      <div className="mt-6 border-t pt-5">
        <h3 className="font-sans text-base font-semibold">Delete your account</h3>
        {deletionAt ? (
          <p className="mt-1 text-muted">This account will be deleted on {fullDate(deletionAt)}.</p>
        ) : (
          <>
            <p className="mt-1 text-muted">Everything is deleted after 7 days. Until then, signing in lets you keep it.</p>
            <Button variant="danger" className="mt-3" onClick={() => setAsked(true)}>Delete account</Button>
          </>
        )}
      </div>
      {asked && <LateDialog title="Delete your account?" onClose={close}><DeleteAccount onClose={close} /></LateDialog>}
    </Section>
  )
}
