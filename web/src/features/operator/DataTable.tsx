import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** One column; where there is no room for a table, one line of a card. */
export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /** Figures: flush right, in digits of one width. */
  numeric?: boolean
}

interface Props<Row> {
  /** What the table holds, for those who do not see it. */
  caption: string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What can be done with a row. */
  actions?: (row: Row) => ReactNode
}

/** Rows of equal kind: a table from 820 px on, cards below. */
export function DataTable<Row>({ caption, columns, rows, keyOf, actions }: Props<Row>) {
  const [name, ...rest] = columns
  return (
    <table className="block w-full text-left min-[51.25rem]:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only min-[51.25rem]:not-sr-only min-[51.25rem]:table-header-group">
        <tr className="border-b text-sm text-muted">
          {columns.map((column) => <th key={column.name} scope="col" className={cn('py-3 pr-4 font-semibold whitespace-nowrap first:pl-6 last:pr-6 lg:not-last:pr-8', column.numeric && 'text-right')}>{column.name}</th>)}
          {actions && <th scope="col" className="py-3 pr-6"><span className="sr-only">Actions</span></th>}
        </tr>
      </thead>
      <tbody className="block divide-y min-[51.25rem]:table-row-group">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 p-4 sm:px-6 min-[51.25rem]:table-row">
            <th scope="row" className={cn('min-w-0 pb-1 font-normal wrap-break-word min-[51.25rem]:table-cell min-[51.25rem]:py-3.5 min-[51.25rem]:pr-4 lg:pr-8 min-[51.25rem]:pl-6 min-[51.25rem]:align-top', !actions && 'col-span-2')}>{name.cell(row)}</th>
            {rest.map((column) => (
              <td key={column.name} className={cn('col-span-2 flex min-w-0 justify-between gap-4 text-sm min-[51.25rem]:table-cell min-[51.25rem]:py-4 min-[51.25rem]:pr-4 min-[51.25rem]:align-top min-[51.25rem]:last:pr-6 lg:not-last:pr-8', column.numeric && 'whitespace-nowrap tabular-nums min-[51.25rem]:text-right')}>
                <span className="shrink-0 text-muted min-[51.25rem]:hidden">{column.name}</span>
                <span className="min-w-0 wrap-break-word max-[51.25rem]:text-right">{column.cell(row)}</span>
              </td>
            ))}
            {actions && <td className="col-start-2 row-start-1 min-[51.25rem]:py-2 min-[51.25rem]:pr-6 min-[51.25rem]:align-top"><div className="flex justify-end">{actions(row)}</div></td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
