/** A drawing from the sprite in `public/icons.svg`: for pictures on public pages, whose scripts have to stay small. */
export const SpriteIcon = ({ name, className }: { name: string; className: string }) => (
  <svg className={className} aria-hidden>
    <use href={`/icons.svg#${name}`} />
  </svg>
)
