import { runSource } from '../../testing/runSource'

jest.setTimeout(60_000)

/** A shop that takes its time to close. */
const slow = `
const { closeOnSignals } = require('./server/system/closeOnSignals.ts')
closeOnSignals(async () => {
  console.log('closing')
  await new Promise((resolve) => setTimeout(resolve, 5000))
  console.log('closed')
})
setInterval(() => {}, 1000)
console.log('open')`

/** The shop once a signal has begun to close it. */
async function closeBy(signal: NodeJS.Signals) {
  const shop = runSource(['-e', slow])
  await shop.says('open')
  shop.child.kill(signal)
  await shop.says('closing')
  return shop
}

test('a SIGINT that comes twice, as from npm and the terminal, lets the shop close', async () => {
  const { child, ended } = await closeBy('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 0, output: 'open\nclosing\nclosed\n' })
})

test('a second Ctrl+C ends a shop that is slow to close', async () => {
  const { child, ended } = await closeBy('SIGINT')
  const again = setInterval(() => child.kill('SIGINT'), 500)
  const { output } = await ended
  clearInterval(again)
  expect(output).toBe('open\nclosing\n')
})

test('Ctrl+C ends a shop that another signal closes', async () => {
  const { child, ended } = await closeBy('SIGTERM')
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 1, output: 'open\nclosing\n' })
})
