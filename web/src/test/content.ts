import type { Schemas } from '@/api/client'

const article = { slug: 'first', title: 'First', imageUrl: '/content/images/first.svg', imageAlt: 'A page', category: 'Job Search', author: 'The team', authorRole: 'Editors', authorBio: 'They write.', featured: false }

/** A post of the blog. */
export const postOf = (given: Partial<Schemas['PostDetail']> = {}): Schemas['PostDetail'] => ({
  _id: given.slug ?? 'first', ...article, excerpt: 'What it is about.', content: '<h2 id="a">A</h2><p>Text with a <a href="/faqs">link</a>.</p>', date: '2026-11-11', readTime: '5 min read', views: 0, tags: ['ats'], ...given,
})

/** A guide. */
export const guideOf = (given: Partial<Schemas['GuideDetail']> = {}): Schemas['GuideDetail'] => ({
  _id: given.slug ?? 'first', ...article, description: 'What one learns.', content: '<h2 id="a">A</h2><p>Text.</p>', difficulty: 'Beginner', duration: '20 min', topics: ['One', 'Two', 'Three', 'Four'], ...given,
})

/** A common question. */
export const faqOf = (given: Partial<Schemas['FaqEntry']> = {}): Schemas['FaqEntry'] => ({ _id: 'why', question: 'Why?', answer: '<p>So.</p>', category: 'Platform', ...given })

/** A page of text. */
export const textOf = (given: Partial<Schemas['TextPage']> = {}): Schemas['TextPage'] => ({ slug: 'privacy', title: 'Privacy', description: 'What is stored.', updated: '2026-11-23', content: '<h2 id="a">A</h2><p>Text.</p>', ...given })
