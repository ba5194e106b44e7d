import { landing } from './content'

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="border-y bg-surface">
      <div className="wrap py-20 lg:py-28">
        <h2 id="how-it-works-title" className="max-w-2xl text-title">{landing.steps.title}</h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {landing.steps.step.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <span className="font-display text-[2.75rem] leading-none font-bold text-primary tabular-nums" aria-hidden>{index + 1}</span>
              <h3 className="mt-4 text-head">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
