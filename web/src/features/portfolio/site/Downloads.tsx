import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { saveBlob } from '@/lib/save-file'
import { DownloadButton } from '@/ui/DownloadButton'
import { FILES } from '../calls'

/** The page as one file, and with its images beside it. */
export function Downloads({ id }: { id: string | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FileButton id={id} kind="html">Download HTML</FileButton>
      <FileButton id={id} kind="zip">Download ZIP</FileButton>
    </div>
  )
}

function FileButton({ id, kind, children }: { id: string | undefined; kind: keyof typeof FILES; children: string }) {
  const [busy, setBusy] = useState(false)
  const { name, load } = FILES[kind]
  const save = async () => {
    if (!id) return
    setBusy(true)
    try {
      saveBlob(await load(id), name)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return <DownloadButton variant="outline" busy={busy} disabled={!id} onClick={() => void save()}>{children}</DownloadButton>
}
