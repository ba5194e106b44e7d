import type { ReactNode } from 'react'
import { Buttons } from './Buttons'
import { Colours } from './Colours'
import { Disclosure } from './Disclosure'
import { Fields } from './Fields'
import { Overlays } from './Overlays'
import { States } from './States'

const SECTIONS: [string, () => ReactNode][] = [
  ['Colours', Colours],
  ['Buttons', Buttons],
  ['Fields', Fields],
  ['Faces of loading', States],
  ['Disclosure', Disclosure],
  ['Overlays', Overlays],
]

/** Every component, for looking at. In development builds only. */
export default function KitPage() {
  return (
    <div className="wrap grid gap-14 py-12">
      <h1 className="text-title">Component sheet</h1>
      {SECTIONS.map(([title, Section]) => (
        <section key={title}>
          <h2 className="mb-5 text-head">{title}</h2>
          <Section />
        </section>
      ))}
    </div>
  )
}
