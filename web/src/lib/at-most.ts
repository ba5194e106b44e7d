/** Runs tasks, no more than `limit` of them at the same time; the others wait in the order in which they came. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = () => {
    if (running < limit) {
      running += 1
      return
    }
    return new Promise<void>((start) => waiting.push(start))
  }
  // The place of a task that ends goes to the one that waits longest.
  const leave = () => {
    const start = waiting.shift()
    if (start) start()
    else running -= 1
  }
  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
