import { paths } from '@/lib/paths'
import type { CategoryFigures } from './wire'

/** A kind of portfolio. */
export interface Category extends Partial<Omit<CategoryFigures, 'id'>> {
  id: string
  title: string
  description: string
  /** The design whose picture stands for it. */
  template: string
  path: string
  /** Shown until the server's figures are known, where samples are shown at all. */
  sample: Pick<CategoryFigures, 'likes' | 'views'>
}

/** The categories; the server knows their figures. */
export const CATEGORIES: readonly Category[] = [
  { id: 'artist', title: 'Artist', description: 'Show paintings, drawings and sculptures in a gallery of your own, with your story and your exhibitions.', template: 'template1', path: paths.portfolioTemplates(), sample: { likes: 245, views: 1200 } },
  { id: 'fashion-designer', title: 'Fashion Designer', description: 'Present collections, sketches and projects the way clients and studios want to see them.', template: 'designer2', path: paths.designerTemplates(), sample: { likes: 312, views: 2400 } },
  { id: 'developer', title: 'Developer', description: 'Put screenshots of your projects, your stack and your GitHub on one fast page.', template: 'developer1', path: paths.developerTemplates(), sample: { likes: 487, views: 3100 } },
  { id: 'model', title: 'Model', description: 'Pictures, measurements and contact on one page, ready to send to agencies and casting directors.', template: 'model2', path: paths.modelTemplates(), sample: { likes: 529, views: 4700 } },
  { id: 'photographer', title: 'Photographer', description: 'Large pictures, filters by series, and a timeline of how you got here.', template: 'photographer2', path: paths.photographerTemplates(), sample: { likes: 398, views: 2900 } },
]
