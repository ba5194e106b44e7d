import { paths } from '@/lib/paths'
import type { CategoryFigures } from './wire'

/** A kind of portfolio. */
export interface Category extends CategoryFigures {
  title: string
  description: string
  /** The design whose picture stands for it. */
  template: string
  path: string
}

/** The categories, with the figures that they start with. */
export const CATEGORIES: readonly Category[] = [
  { id: 'artist', title: 'Artist', description: 'Show paintings, drawings and sculptures in a gallery of your own, with your story and your exhibitions.', template: 'template1', path: paths.portfolioTemplates(), likes: 245, views: 1200, liked: false },
  { id: 'fashion-designer', title: 'Fashion Designer', description: 'Present collections, sketches and projects the way clients and studios want to see them.', template: 'designer2', path: paths.designerTemplates(), likes: 312, views: 2400, liked: false },
  { id: 'developer', title: 'Developer', description: 'Put screenshots of your projects, your stack and your GitHub on one fast page.', template: 'developer1', path: paths.developerTemplates(), likes: 487, views: 3100, liked: false },
  { id: 'model', title: 'Model', description: 'Pictures, measurements and contact on one page, ready to send to agencies and casting directors.', template: 'model2', path: paths.modelTemplates(), likes: 529, views: 4700, liked: false },
  { id: 'photographer', title: 'Photographer', description: 'Large pictures, filters by series, and a timeline of how you got here.', template: 'photographer2', path: paths.photographerTemplates(), likes: 398, views: 2900, liked: false },
]
