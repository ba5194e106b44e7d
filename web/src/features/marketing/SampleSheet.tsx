import type { ReactNode } from 'react'
import { When } from '@/lib/When'
import { ScoreRing } from '@/ui/ScoreRing'
import { landing } from './content'

const Keyword = ({ children }: { children: ReactNode }) => <span className="marker font-medium">{children}</span>
const Section = ({ children }: { children: ReactNode }) => <p className="mt-4 mb-1 font-display text-sm font-bold text-paper-blue">{children}</p>

function Job({ title, years, children }: { title: string; years: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-2.5 flex justify-between gap-3 font-semibold first-of-type:mt-0"><span>{title}</span><span className="font-normal whitespace-nowrap tabular-nums">{years}</span></p>
      <p>{children}</p>
    </>
  )
}

/** The hero's picture: a resume sheet with what software finds in it, and sample figures. Decoration only. */
export default function SampleSheet() {
  const { figures } = landing.hero
  return (
    <div className="relative mx-auto w-full max-w-[30rem] lg:mr-0" aria-hidden>
      <div className="absolute inset-x-6 top-5 -bottom-4 rotate-[2.4deg] rounded-lg border bg-sunken" />
      <div className="relative -rotate-[1.1deg] rounded-lg border bg-paper px-7 pt-7 pb-9 text-[0.8125rem] leading-[1.65] text-paper-text shadow-float sm:px-9">
        <div className="flex items-baseline justify-between border-b-2 border-paper-ink pb-3 text-paper-ink">
          <p className="font-display text-[1.625rem] leading-none font-bold tracking-[-0.03em]">Mara Lindqvist</p>
          <p className="text-xs">Malmö</p>
        </div>
        <Section>Experience</Section>
        <Job title="Backend Engineer, Fernway" years="2022 – now">Cut checkout latency by 41% by moving <Keyword>PostgreSQL</Keyword> reads to replicas; run twelve services on <Keyword>Kubernetes</Keyword>.</Job>
        <Job title="Software Engineer, Osprey" years="2019 – 22">Wrote the <Keyword>REST API</Keyword> behind 3 million bookings a year and mentored four juniors.</Job>
        <Section>Projects, from GitHub</Section>
        <p><span className="font-semibold">tidewatch</span> · <Keyword>Rust</Keyword> · 1.2k stars. Forecasts harbour levels from open sensors.</p>
        <Section>Skills</Section>
        <p><Keyword>Rust</Keyword>, Go, <Keyword>PostgreSQL</Keyword>, gRPC, <Keyword>Terraform</Keyword>, incident response</p>
      </div>
      <When is="samples">
        {figures.show && <Score score={figures.score} />}
        {figures.show && <Reach views={figures.views} interviews={figures.interviews} />}
      </When>
    </div>
  )
}

function Score({ score }: { score: number }) {
  return (
    <div className="absolute -bottom-14 -left-3 flex items-center gap-3.5 rounded-xl border bg-surface py-3 pr-5 pl-3 shadow-float sm:-left-10">
      <ScoreRing value={score} size={68} />
      <p className="leading-tight"><span className="block font-semibold">ATS Score</span><span className="text-sm text-muted tabular-nums">{score}/100</span></p>
    </div>
  )
}

function Reach({ views, interviews }: { views: number; interviews: number }) {
  const figures = [['Resume Views', views], ['Interviews', interviews]] as const
  return (
    <div className="absolute -top-12 -right-2 flex gap-5 rounded-xl border bg-surface px-5 py-3 shadow-float sm:-right-5">
      {figures.map(([label, figure]) => <p key={label} className="text-xs text-muted"><span className="block font-display text-xl leading-tight font-bold text-ink tabular-nums">{figure}</span>{label}</p>)}
    </div>
  )
}
