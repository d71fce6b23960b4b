import { shareNext } from './shareNext'

/** Work that ends when it is told to, and how often it began. */
function heldWork() {
  const ends: ((failure?: Error) => void)[] = []
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const turn = ends.length + 1
      ends.push((failure) => (failure ? reject(failure) : resolve(turn)))
    })
  return { work, ends }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('all who ask while it runs get the same next run, and nobody the one that began before', async () => {
  const { work, ends } = heldWork()
  const share = shareNext(work)
  const first = share()
  const others = Array.from({ length: 49 }, share)
  await soon()
  expect(ends).toHaveLength(1)
  ends[0]!()
  expect(await first).toBe(1)
  await soon()
  expect(ends).toHaveLength(2)
  const last = share()
  ends[1]!()
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]))
  await soon()
  ends[2]!()
  expect(await last).toBe(3)
})

test('a run that fails fails for those who asked for it, and the next one begins all the same', async () => {
  const { work, ends } = heldWork()
  const share = shareNext(work)
  const first = share()
  const second = share()
  ends[0]!(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await soon()
  ends[1]!()
  expect(await second).toBe(2)
  const third = share()
  ends[2]!()
  expect(await third).toBe(3)
})
