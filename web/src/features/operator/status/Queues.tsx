import { Card } from '@/ui/Card'
import { inWords } from '../in-words'
import type { Queue } from '../model'

const FIGURES = [{ key: 'running', name: 'Running' }, { key: 'waiting', name: 'Waiting' }, { key: 'places', name: 'Limit' }] as const

/** Work that waits for its turn: how much runs, how much waits, and how much may run at the same time. */
export const Queues = ({ queues }: { queues: readonly Queue[] }) => (
  <Card as="section" aria-labelledby="queues-title">
    <h2 id="queues-title" className="px-4 py-3.5 text-head sm:px-6">Queues</h2>
    <table className="w-full border-t text-sm">
      <caption className="sr-only">Queues</caption>
      <thead className="text-muted">
        <tr className="border-b">
          <th scope="col" className="py-3 pl-4 text-left font-semibold sm:pl-6">Queue</th>
          {FIGURES.map(({ key, name }) => <th key={key} scope="col" className={`${FIGURE} font-semibold`}>{name}</th>)}
        </tr>
      </thead>
      <tbody className="divide-y">
        {queues.map((queue) => (
          <tr key={queue.name}>
            <th scope="row" className="py-3 pl-4 text-left font-semibold sm:pl-6">{inWords(queue.name)}</th>
            {FIGURES.map(({ key }) => <td key={key} className={`${FIGURE} tabular-nums`}>{queue[key].toLocaleString('en')}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

const FIGURE = 'py-3 pl-3 text-right last:pr-4 sm:last:pr-6'
