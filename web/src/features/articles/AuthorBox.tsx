import { PenLine } from 'lucide-react'

/** About whoever wrote an article. */
export function AuthorBox({ name, role, bio }: { name: string; role: string; bio: string }) {
  return (
    <section aria-labelledby="about-the-author" className="mt-14 rounded-xl border bg-sunken p-6">
      <h2 id="about-the-author" className="text-sm font-semibold text-muted">About the author</h2>
      <div className="mt-3 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary" aria-hidden><PenLine className="size-5" /></span>
        <p className="leading-snug"><span className="block font-semibold">{name}</span><span className="text-sm text-muted">{role}</span></p>
      </div>
      <p className="mt-4 text-muted">{bio}</p>
    </section>
  )
}
