import { initials } from '@/lib/initials'
import { StarRating } from '@/ui/StarRating'
import { landing, type Testimonial } from './content'

export function Testimonials() {
  const { show, example, title, voice } = landing.testimonials
  if (!show || voice.length === 0) return null
  return (
    <section className="border-t bg-surface">
      <div className="wrap py-20 lg:py-28">
        <h2 className="text-title">{title}</h2>
        {example && <p className="mt-3 text-sm text-muted">Examples of what we want to hear, not quotes of customers.</p>}
        <div className="mt-10 grid gap-8 md:grid-cols-3">
          {voice.map((testimonial) => <Voice key={testimonial.name} {...testimonial} />)}
        </div>
      </div>
    </section>
  )
}

function Voice({ quote, name, title, rating }: Testimonial) {
  return (
    <figure className="flex flex-col">
      <StarRating value={rating} />
      <blockquote className="mt-4 flex-1 text-lead">{quote}</blockquote>
      <figcaption className="mt-5 flex items-center gap-3 text-sm">
        <span className="grid size-10 place-items-center rounded-full bg-primary-soft font-semibold text-primary" aria-hidden>{initials(name)}</span>
        <span><span className="block font-semibold">{name}</span><span className="text-muted">{title}</span></span>
      </figcaption>
    </figure>
  )
}
