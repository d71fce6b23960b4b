import { ProblemError } from '../http/ProblemError'
import { assertMay, isSameOrigin, mayHavePasskeys } from './rules'

test.each([
  ['https://boutique.example', true],
  ['http://localhost:3000', true],
  ['http://boutique.example', false],
  ['https://203.0.113.7', false],
  ['https://[2001:db8::1]', false],
])('a shop at %s may have passkeys: %s', (url, may) => {
  expect(mayHavePasskeys(url)).toBe(may)
})

test.each([
  [{ origin: 'https://boutique.example' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://boutique.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://boutique.example.autre.example' }, false],
  [{ origin: 'http://boutique.example' }, false],
  [{}, false],
])('a change with %j comes from the shop itself: %s', (headers, is) => {
  expect(isSameOrigin(headers, 'https://boutique.example')).toBe(is)
})

test('an endpoint that names nobody is nobody’s', () => {
  const session = { role: 'gérant', provenAt: new Date() } as const
  expect(() => assertMay({}, session, new Date())).toThrow(ProblemError)
})
