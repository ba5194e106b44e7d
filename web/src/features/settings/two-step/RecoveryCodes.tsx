import { Download } from 'lucide-react'
import { saveBlob } from '@/lib/save-file'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'

const FILE_NAME = 'recovery-codes.txt'

/** The codes, and ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { email } = useUser()
  const text = `Recovery codes for ${email} at ${window.location.host}\nEach one works once.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <ul aria-label="Recovery codes" className="grid gap-2 rounded-md border bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => <li key={code} className="select-all">{code}</li>)}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} variant="outline" label="Copy all" />
        <Button size="sm" variant="outline" onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), FILE_NAME)}><Download className="size-4" aria-hidden />Download as text</Button>
      </div>
    </div>
  )
}
