import { useState } from 'react'
import { Accordion } from '@/ui/Accordion'
import { Card } from '@/ui/Card'
import { Tabs } from '@/ui/Tabs'

const QUESTIONS = [
  { title: 'Is Vitae free?', content: 'Yes, for up to three resumes.' },
  { title: 'Which files can I upload?', content: 'PDF, DOC and DOCX up to 5 MB.' },
]

const TONES = ['plain', 'sunken', 'ink', 'primary', 'success', 'warning', 'error'] as const

export function Disclosure() {
  const [tab, setTab] = useState<'pdf' | 'latex'>('pdf')
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card><Accordion items={QUESTIONS} /></Card>
      <Card className="p-6">
        <Tabs label="Preview" value={tab} onChange={setTab} tabs={[{ id: 'pdf', label: 'PDF', content: 'The page as it will print.' }, { id: 'latex', label: 'LaTeX', content: 'The source to copy.' }]} />
      </Card>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:col-span-2">
        {TONES.map((tone) => <Card key={tone} tone={tone} className="p-4 font-semibold">{tone}</Card>)}
      </div>
    </div>
  )
}
