import type { ReactNode } from 'react'
import { site } from './site'

interface Props {
  /** A setting of the server. */
  is: 'samples' | 'limits'
  children?: ReactNode
  /** What stands there where it is off. */
  otherwise?: ReactNode
}

const isAhead = typeof document === 'undefined'

/**
 * What is shown only where a setting of the server is on. A page rendered ahead holds both sides between marks, and the server leaves
 * one out: what is off never reaches the browser.
 */
export function When({ is, children, otherwise }: Props) {
  // As many children on both sides: React numbers the ids of what is within by place.
  const mark = (text: string) => (isAhead ? text : '')
  return <>{mark(`{{#${is}}}`)}{(isAhead || site[is]) && children}{mark(`{{/${is}}}{{^${is}}}`)}{(isAhead || !site[is]) && otherwise}{mark(`{{/${is}}}`)}</>
}
