import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'

/** Copies the page's link. Without a secure connection browsers have no clipboard at all. */
async function share() {
  try {
    await navigator.clipboard.writeText(window.location.origin + window.location.pathname)
    toast.success('Blog post link copied to clipboard!')
  } catch {
    toast.error('Failed to copy link to clipboard')
  }
}

export const ShareButton = () => <Button size="sm" variant="outline" onClick={() => void share()}><Share2 className="size-4" aria-hidden />Share</Button>

/** From how many pixels on the head of the article is out of sight. */
const HEAD = 600

/** The same in the corner, once the article's head has been scrolled away. */
export function FloatingShareButton() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > HEAD)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button type="button" aria-label="Share this post" title="Share this post" onClick={() => void share()}
      className="fixed right-4 bottom-4 z-30 grid size-12 animate-enter place-items-center rounded-full border bg-surface shadow-float transition-colors hover:border-ink">
      <Share2 className="size-5" aria-hidden />
    </button>
  )
}
