import { setTimeout as wait } from 'node:timers/promises'
import { Busy, Semaphore } from './Semaphore'

/** Work that ends when the test says so. */
function work() {
  let end: () => void = () => undefined
  const promise = new Promise<string>((resolve) => (end = () => resolve('done')))
  return { run: () => promise, end: () => end() }
}

test('a limited number works at once, and the others follow in the order of their arrival', async () => {
  const semaphore = new Semaphore(2, 60_000, 'of the test')
  const began: number[] = []
  const works = [0, 1, 2, 3].map(() => work())
  const ends = works.map(({ run }, index) =>
    semaphore.run(() => {
      began.push(index)
      return run()
    }),
  )
  await wait(0)
  expect(began).toEqual([0, 1])
  works[1]!.end()
  await ends[1]
  await wait(0)
  expect(began).toEqual([0, 1, 2])
  for (const { end } of works) end()
  expect(await Promise.all(ends)).toEqual(['done', 'done', 'done', 'done'])
  expect(began).toEqual([0, 1, 2, 3])
})

test('work that waits too long is refused and takes no place', async () => {
  const semaphore = new Semaphore(1, 20, 'of the test')
  const first = work()
  const running = semaphore.run(first.run)
  await expect(semaphore.run(() => Promise.resolve('never'))).rejects.toThrow(Busy)
  first.end()
  await running
  expect(await semaphore.run(() => Promise.resolve('after'))).toBe('after')
})

test('work that fails frees its place', async () => {
  const semaphore = new Semaphore(1, 20, 'of the test')
  await expect(semaphore.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await semaphore.run(() => Promise.resolve('after'))).toBe('after')
})
