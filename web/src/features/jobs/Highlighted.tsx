import { Fragment } from 'react'
import type { Schemas } from '@/api/client'

/** A text in which what the search found is marked. */
export const Highlighted = ({ pieces, text }: { pieces: Schemas['Piece'][] | undefined; text: string }) =>
  pieces?.length ? pieces.map(({ text: piece, found }, at) => (found ? <mark key={at} className="marker">{piece}</mark> : <Fragment key={at}>{piece}</Fragment>)) : text
