import { CopyButton } from '@/ui/CopyButton'

/** A link that is shown this once, ready to be copied. */
export const OneTimeLink = ({ link }: { link: string }) => (
  <p className="flex flex-wrap items-center gap-3 rounded-md border bg-sunken p-4">
    <code className="min-w-0 flex-1 basis-72 text-sm break-all select-all">{link}</code>
    <CopyButton text={link} variant="outline" label="Copy link" />
  </p>
)
