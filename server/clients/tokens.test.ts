import { createSigner } from 'fast-jwt'
import { createTokens } from './tokens'

const secret = '0123456789abcdef0123456789abcdef'
const session = { clientId: '3f1c2f0a-9a51-4e0e-9f0b-0f2d7c5a1b11', version: 3 }
const hour = 60 * 60 * 1000
let now = Date.parse('2026-03-01T08:00:00Z')
const tokens = createTokens(secret, () => new Date(now))

test('a token says whose session it is, for twelve hours', () => {
  const token = tokens.issue(session)
  const read = { ...session, id: expect.any(String) as string, endsAt: new Date(now + 12 * hour) }
  expect(tokens.read(token)).toEqual(read)
  now += 12 * hour - 1000
  expect(tokens.read(token)).toEqual(read)
  now += 1000
  expect(tokens.read(token)).toBeNull()
  // The clock is set back.
  now -= 24 * hour
  expect(tokens.read(token)).toEqual(read)
  now += 24 * hour
})

test('a token of another secret, another algorithm or another form is none', () => {
  const payload = { sub: session.clientId, version: 3 }
  const forged = [
    createTokens(`${secret}!`, () => new Date(now)).issue(session),
    createSigner({ key: secret, algorithm: 'HS512' })(payload),
    createSigner({ algorithm: 'none' })(payload),
    createSigner({ key: secret, algorithm: 'HS256' })({ sub: 'admin', version: 3 }),
    `${tokens.issue(session).slice(0, -2)}xx`,
    '',
    'a.b.c',
  ]
  expect(forged.map(tokens.read)).toEqual(forged.map(() => null))
})
