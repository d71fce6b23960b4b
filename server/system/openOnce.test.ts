import { openOnce } from './openOnce'

test('what fails to open is opened again by the next call, and once it is open no more', async () => {
  let tries = 0
  const opened = openOnce(async () => {
    tries += 1
    await Promise.resolve()
    if (tries === 1) throw new Error('too many open files')
    return { tries }
  })
  const both = await Promise.allSettled([opened(), opened()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const first = await opened()
  expect(first).toEqual({ tries: 2 })
  expect(await opened()).toBe(first)
})
