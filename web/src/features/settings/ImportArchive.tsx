import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '@/api/errors'
import { FileDrop } from '@/ui/FileDrop'
import { importAccount } from './calls'
import { importedText, type ImportReport } from './model'

/** Takes back what was downloaded here or on another server. */
export function ImportArchive() {
  const queries = useQueryClient()
  const taking = useMutation({ mutationFn: importAccount, onSuccess: () => queries.invalidateQueries() })
  const status = taking.isPending ? 'Importing. Large archives take a minute or two.' : taking.data && importedText(taking.data)
  return (
    <>
      <FileDrop
        compact
        label="Choose or drop an archive"
        hint="A ZIP file you downloaded here or from another server"
        accept=".zip,application/zip"
        error={taking.error ? messageOf(taking.error) : undefined}
        onFile={(file) => !taking.isPending && taking.mutate(file)}
      />
      <p role="status" className="mt-3 font-medium empty:hidden">{status}</p>
      {taking.data && <Skipped report={taking.data} />}
    </>
  )
}

/** What did not come in, and why. */
function Skipped({ report: { skipped } }: { report: ImportReport }) {
  if (skipped.length === 0) return null
  return (
    <div className="mt-2">
      <p>Left out:</p>
      <ul className="mt-1 list-disc pl-5 text-muted">
        {skipped.map(({ kind, title, reason }, index) => <li key={index} className="break-words">{title || `An untitled ${kind}`}: {reason}</li>)}
      </ul>
    </div>
  )
}
