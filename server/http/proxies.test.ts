import { startServer } from '../../testing/startServer'
import { trustedProxies } from './proxies'

const isTrusted = (proxies: string[], entry: string) => {
  const judge = trustedProxies(proxies)
  return typeof judge === 'function' && judge(entry, 0)
}

test.each([
  ['loopback', '127.0.0.9', '192.0.2.7'],
  ['loopback', '[::1]:443', '::2'],
  ['uniquelocal', '10.1.2.3:8080', '11.1.2.3:8080'],
  ['linklocal', 'fe80::1', 'fec0::1'],
  ['10.0.0.0/8', '::ffff:10.9.9.9', 'unknown'],
  ['192.0.2.7', '192.0.2.7:1', '192.0.2.8:1'],
  ['2001:db8::/32', '[2001:db8:1::7]:5555', ''],
])('of proxies %s, %s is one and %j is not', (proxies, one, other) => {
  expect(isTrusted([proxies], one)).toBe(true)
  expect(isTrusted([proxies], other)).toBe(false)
})

test('a number trusts that many proxies, and off trusts none', () => {
  const judge = trustedProxies(2)
  expect([0, 1, 2].map((hop) => typeof judge === 'function' && judge('x', hop))).toEqual([
    ...[true, true],
    false,
  ])
  expect(trustedProxies(false)).toBe(false)
})

test('a server behind named proxies that write ports knows the caller’s address', async () => {
  const server = await startServer({ settings: { TRUST_PROXY: 'loopback, uniquelocal' } })
  server.app.get('/asker', ({ ip }) => ip)
  const headers = { 'x-forwarded-for': '192.0.2.7:5555, 10.1.2.3:8080' }
  const { body } = await server.inject({ url: '/asker', headers })
  await server.close()
  expect(body).toBe('192.0.2.7:5555')
})
