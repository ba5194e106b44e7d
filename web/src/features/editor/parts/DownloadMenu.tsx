import { ChevronDown, Download } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { useRenderedDownload } from '@/features/templates/api/render'
import { OTHER_FORMATS, PDF_FORMAT, type FileFormat } from '@/features/templates/formats'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import { Spinner } from '@/ui/Spinner'

interface Props {
  id: string
  /** The design of the download. */
  template: string
  /** Saves what is typed; answers whether the server has it. */
  onSave: () => Promise<boolean>
}

/** The resume as a file, in every format: as it was saved a moment ago. */
export function DownloadMenu({ id, template, onSave }: Props) {
  const download = useRenderedDownload(id)
  const start = async ({ format, type }: FileFormat) => {
    if (!(await onSave())) toast('Your latest changes aren’t saved, so they’re not in this file.', { id: 'download-unsaved' })
    download.mutate({ template, format, type }, { onError: (error) => toast.error(messageOf(error)) })
  }
  return (
    <Menu
      label="Download"
      trigger={
        <>
          {download.isPending ? <Spinner className="size-4.5" /> : <Download className="size-4.5" aria-hidden />}
          <span className="max-sm:sr-only">Download</span>
          <ChevronDown className="size-4" aria-hidden />
        </>
      }
      triggerClassName="flex h-11 items-center gap-2 rounded-md bg-primary px-4 text-[0.9375rem] font-semibold text-on-primary transition-colors hover:bg-primary-hover max-sm:px-3"
    >
      <MenuPanel>
        {[PDF_FORMAT, ...OTHER_FORMATS].map((format) => <MenuItem key={format.format} onSelect={() => !download.isPending && void start(format)}>{format.label}</MenuItem>)}
      </MenuPanel>
    </Menu>
  )
}
