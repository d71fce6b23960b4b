import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '../../contract/api/problem'
import { problemReplies } from '../../wording/replies/problems'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

const maxEventLoopDelay = 500
/** Blocks the process until the server has noticed. */
async function overload({ app }: TestServer): Promise<void> {
  while (!app.isUnderPressure()) {
    const end = Date.now() + 2 * maxEventLoopDelay
    while (Date.now() < end);
    await wait(0)
  }
}

test('an overloaded server asks callers to retry, by a Problem and by a page, but sends its files, until it has caught up', async () => {
  const server = await startPages({
    settings: { RATE_LIMITS: 'on' },
    services: { maxEventLoopDelay },
  })
  const urls = ['/api/products', '/products', '/static/js/main.abc.js', '/healthz']
  const ask = () => Promise.all(urls.map((url) => server.inject({ url })))
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await overload(server)
  const [call, page, script] = await ask()
  for (const reply of [call, page]) {
    expect(reply?.statusCode).toBe(503)
    expect(reply?.headers['retry-after']).toBe('5')
  }
  expect(problem.parse(call?.json())).toMatchObject({
    code: 'unavailable',
    message: problemReplies.unavailable,
  })
  expect(page?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page?.body).toContain('La boutique revient dans un instant')
  expect(script?.statusCode).toBe(200)
  await wait(1_200)
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await server.close()
})
