import { SpriteIcon } from './SpriteIcon'

/** The sign of another site. */
export const SocialIcon = ({ name }: { name: 'github' | 'linkedin' | 'x' | 'link' }) => <SpriteIcon name={name} className="size-5" />
