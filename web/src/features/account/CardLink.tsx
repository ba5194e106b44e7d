import { Link, type LinkProps } from '@/ui/Link'

/** A link in the text of the card. */
export const CardLink = (props: LinkProps) => <Link {...props} className="font-semibold text-primary underline underline-offset-4" />
