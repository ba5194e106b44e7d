/** A copy of a list with one item moved; the same list where that changes nothing. */
export function moveItem<T>(list: T[], from: number, to: number): T[] {
  if (from === to || from < 0 || from >= list.length || to < 0 || to >= list.length) return list
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Where a dragged item lands: behind every other item whose middle lies above the pointer. Coordinates share one origin. */
export const dropIndex = (middles: readonly number[], from: number, pointer: number): number =>
  middles.filter((middle, index) => index !== from && middle < pointer).length
