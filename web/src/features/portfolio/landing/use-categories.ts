import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { messageOf } from '@/api/errors'
import { categoriesQuery, countView, likeCategory } from '../calls'
import { CATEGORIES, type Category } from '../categories'
import type { CategoryFigures } from '../wire'

const withFigures = (figures: CategoryFigures[] = []): Category[] => CATEGORIES.map((category) => ({ ...category, ...figures.find(({ id }) => id === category.id) }))

/** The categories with their figures, and what can be done with them. */
export function useCategories() {
  const client = useQueryClient()
  const figures = useQuery(categoriesQuery).data
  const put = (changed: CategoryFigures) => client.setQueryData(categoriesQuery.queryKey, (now) => now?.map((one) => (one.id === changed.id ? changed : one)))
  const like = useMutation({
    mutationFn: ({ id, liked }: Category) => likeCategory(id, !liked),
    // Shown at once; a refusal takes it back.
    onMutate: ({ id, likes = 0, views = 0, liked = false }) => put({ id, views, likes: likes + (liked ? -1 : 1), liked: !liked }),
    onSuccess: put,
    onError: (error, { id, likes = 0, views = 0, liked = false }) => {
      put({ id, likes, views, liked })
      toast.error(messageOf(error, 'We couldn’t save your like. Please try again.'))
    },
  })
  return { categories: withFigures(figures), like: (category: Category) => !like.isPending && like.mutate(category) }
}

/** Goes on to the designs of a category; one that there is not is answered with an alert. */
export function useChooseCategory() {
  const navigate = useNavigate()
  const [alert, setAlert] = useState<string | null>(null)
  const choose = (id: string, { replace = false } = {}) => {
    const category = CATEGORIES.find((one) => one.id === id)
    if (!category) return setAlert('Templates for this category aren’t available yet.')
    countView(id)
    void navigate(category.path, { state: { category: id }, replace })
  }
  return { choose, alert, dismissAlert: () => setAlert(null) }
}
