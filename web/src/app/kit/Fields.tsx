import { useState } from 'react'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { FileDrop } from '@/ui/FileDrop'
import { Select } from '@/ui/Select'
import { StarPicker } from '@/ui/StarPicker'
import { Switch } from '@/ui/Switch'
import { TextArea } from '@/ui/TextArea'

const KINDS = [{ value: 'achievement', label: 'Achievement' }, { value: 'competition', label: 'Competition' }, { value: 'hackathon', label: 'Hackathon' }]

export function Fields() {
  const [stars, setStars] = useState<number | null>(null)
  const [on, setOn] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card className="grid content-start gap-5 p-6">
        <Field label="Full name" placeholder="Mara Lindqvist" hint="As it stands on your resume." />
        <Field label="Graduation year" error="Must be a 4-digit year" defaultValue="20" />
        <Field label="Plan" defaultValue="Free Plan" disabled />
        <Select label="Type" options={KINDS} />
        <Switch label="Public link" hint="Changes at once." checked={on} onChange={setOn} />
      </Card>
      <Card className="grid content-start gap-5 p-6">
        <TextArea label="Description" defaultValue="Cut checkout latency by 41%." hint="One statement a line." />
        <StarPicker label="Your rating" value={stars} onChange={setStars} />
        <FileDrop label={file?.name ?? 'Drop a resume here, or choose a file'} hint="PDF, DOC or DOCX, up to 5 MB" accept=".pdf,.doc,.docx" onFile={setFile} />
      </Card>
    </div>
  )
}
