import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { When } from '@/lib/When'
import { useSession } from '@/session/SessionProvider'
import { AlertDialog } from '@/ui/AlertDialog'
import { ButtonLink } from '@/ui/Button'
import type { View } from '../use-view'
import { CategoryCard } from './CategoryCard'
import { Deployed, DeployedList } from './DeployedList'
import { OwnPortfolios } from './OwnPortfolios'
import { useCategories, useChooseCategory } from './use-categories'

/** The categories, and what the user has made and published. */
export function Landing({ view }: { view: View }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const { categories, like } = useCategories()
  const { choose, alert, dismissAlert } = useChooseCategory()
  useLinkedCategory(view, choose)
  return (
    <div className="ruled-aside min-h-[calc(100dvh-4.5rem)]">
      <div className="wrap py-12 lg:py-16">
        <h1 className="text-title">Create Your Portfolio</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">Choose what you do, fill in one form, add your pictures, and get a website to download or publish.</p>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one */}
        <ul role="list" aria-label="Categories" className="mt-9 grid gap-6 sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-4:col-start-2">
          {categories.map((category) => <CategoryCard key={category.id} category={category} likeDisabled={user ? undefined : 'Sign in to like this.'} onExplore={() => choose(category.id)} onLike={() => like(category)} />)}
        </ul>
        <When is="samples"><p className="mt-3 text-sm text-muted">Likes and views begin with sample figures; each real one is added.</p></When>
        {user && <OwnPortfolios onEdit={(edit) => view.show({ edit })} onCode={(site) => view.show({ site })} />}
        <Deployed>
          {user ? <DeployedList /> : (
            <div className="guest-only flex flex-wrap items-center justify-between gap-4 p-5 sm:px-7">
              <p className="text-muted">Sign in to see and manage the portfolios you deployed.</p>
              <ButtonLink size="sm" to={paths.login({ next: pathname })}>Sign In</ButtonLink>
            </div>
          )}
        </Deployed>
      </div>
      <AlertDialog message={alert} onClose={dismissAlert} />
    </div>
  )
}

/** `?category=` leads on to its designs. */
function useLinkedCategory(view: View, choose: ReturnType<typeof useChooseCategory>['choose']) {
  const linked = view.get('category')
  const follow = useEffectEvent((id: string) => {
    view.show({ category: null }, { replace: true })
    choose(id, { replace: true })
  })
  useEffect(() => {
    if (linked !== null) follow(linked)
  }, [linked])
}
