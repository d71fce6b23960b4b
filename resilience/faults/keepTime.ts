import { setTimeout as wait } from 'node:timers/promises'
import { listOrders } from '../../contract/api/orders'
import { ApiClient } from '../../testing/ApiClient'
import { linkTokenIn, readMails } from '../../testing/readMails'
import { send } from '../../testing/send'
import { withServer, type ServerUnderTest } from '../ServerUnderTest'
import type { Scratch } from '../scratch'
import type { FakeClock } from '../../testing/fakeClock'

const newPassword = 'Mouture-2024-du-pendule!'

/** Sessions and links follow the clock both ways; what did otherwise. */
export async function keepTime(scratch: Scratch, clock: FakeClock): Promise<string[]> {
  await clock.set('+0')
  const settings = { ...scratch.settings, ...clock.environment }
  return withServer(settings, async (server) => {
    const client = await ApiClient.register(server.url)
    const orders = () => client.askOnce(listOrders)
    const link = await askLink(server, scratch.dataDir, client.person.email)
    const confirm = () =>
      send(`${server.url}/api/client_first_conn/confirm`, {
        body: { token: link, NewPass: newPassword },
      })
    const appointments = [
      { at: '+11h', what: 'a session', ask: orders, expected: 200 },
      { at: '+13h', what: 'a session', ask: orders, expected: 401 },
      { at: '-1d', what: 'a session', ask: orders, expected: 200 },
      { at: '+31m', what: 'a link', ask: confirm, expected: 404 },
      { at: '-1d', what: 'a link', ask: confirm, expected: 200 },
      { at: '-1d', what: 'a session before its password', ask: orders, expected: 401 },
    ]
    const wrong: string[] = []
    for (const { at, what, ask, expected } of appointments) {
      await clock.set(at)
      const { status } = await ask()
      if (status !== expected) wrong.push(`${what} at ${at}: ${status} instead of ${expected}`)
    }
    return wrong
  })
}

async function askLink(server: ServerUnderTest, dataDir: string, email: string): Promise<string> {
  await send(`${server.url}/api/client_first_conn/`, {
    method: 'PUT',
    body: { client_email: email, NewPass: newPassword },
  })
  for (;;) {
    const [mail] = await readMails(dataDir, email)
    if (mail !== undefined) return linkTokenIn(mail, '/firstConn/confirmation')
    await wait(100)
  }
}
