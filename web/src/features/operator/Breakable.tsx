import { Fragment } from 'react'

/** Ends after what an address can be broken at, and after 20 letters at the latest; a short end such as ".org" is no piece of its own. */
const PIECE = /[^\s@._+-]{1,20}(?:[\s@._+-]+(?:[^\s@._+-]{1,6}$)?)?|[\s@._+-]+/g

/** A text that holds an address, or a word of any length: where the line is too short it breaks at a sign, as a person would break it. */
export const Breakable = ({ children: text }: { children: string }) =>
  text.match(PIECE)?.map((piece, at) => <Fragment key={at}>{at > 0 && <wbr />}{piece}</Fragment>)
