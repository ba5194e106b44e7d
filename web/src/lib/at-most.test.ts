import { expect, test } from 'vitest'
import { atMost } from './at-most'

/** Tasks that end when they are told to. */
function tasks(count: number) {
  const started: number[] = []
  const ends: ((outcome: 'done' | 'failed') => void)[] = []
  const run = Array.from({ length: count }, (_, index) => () => {
    started.push(index)
    return new Promise<number>((resolve, reject) => (ends[index] = (outcome) => (outcome === 'done' ? resolve(index) : reject(new Error('failed')))))
  })
  return { started, ends, run }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('as many as allowed run, the others follow in order, also after a failure', async () => {
  const { started, ends, run } = tasks(4)
  const limited = atMost(2)
  const results = run.map((task) => limited(task).catch(() => 'failed'))
  await settled()
  expect(started).toEqual([0, 1])
  ends[1]!('failed')
  await settled()
  expect(started).toEqual([0, 1, 2])
  ends[0]!('done')
  ends[2]!('done')
  await settled()
  ends[3]!('done')
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3])
})
