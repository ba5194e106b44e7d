import type { User } from '@/session/user'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { counted } from '../model'
import { ArchivedBadge, RepositoryFacts, RepositoryLink } from './RepositoryParts'

/** As many as fill two columns without pushing the rest of the dashboard away. */
const SHOWN = 6

/** The user's own repositories on the dashboard: pinned ones first, as the server orders them. */
export function RepositoryCard({ projects, onChoose }: { projects: User['githubProjects']; onChoose: () => void }) {
  return (
    <Card as="section" aria-labelledby="repositories-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 sm:px-6">
        <h2 id="repositories-title" className="text-[1.0625rem] leading-snug sm:text-head">GitHub repositories</h2>
        <Button size="sm" variant="ghost" onClick={onChoose}>{projects.length > SHOWN ? `See all and choose` : 'Choose for resumes'}</Button>
      </div>
      {projects.length === 0 ? (
        <p className="border-t px-4 py-6 text-muted sm:px-6">No public repositories of your own yet. Push one to GitHub, then refresh.</p>
      ) : (
        <ul aria-label="Repositories" className="grid border-t md:grid-cols-2 md:*:odd:border-r [&>*:not(:first-child)]:border-t md:[&>*:nth-child(2)]:border-t-0">
          {projects.slice(0, SHOWN).map((project) => (
            <li key={project.url} className="grid content-start gap-1 px-4 py-3.5 sm:px-6">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <RepositoryLink name={project.name} url={project.url} />
                {project.archived && <ArchivedBadge />}
              </p>
              {project.description && <p className="line-clamp-2 text-sm text-muted">{project.description}</p>}
              <RepositoryFacts language={project.language} stars={project.stars} />
            </li>
          ))}
        </ul>
      )}
      {projects.length > SHOWN && <p className="border-t px-4 py-2.5 text-sm text-muted sm:px-6">{SHOWN} of {counted(projects.length, 'repository', 'repositories')}</p>}
    </Card>
  )
}
