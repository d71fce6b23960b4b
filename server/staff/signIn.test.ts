import { Authenticator } from '../../testing/Authenticator'
import { codeOf, staffPassword } from '../../testing/staffCodes'
import { sameOrigin, staffOn, type Member } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { staffReplies as replies } from '../../wording/replies/staff'
import { auditLog, staffSessions } from '../database/schema'
import { renewRecoveryCodes } from './codes'
import { inviteStaff } from './invite'

let now = new Date('2026-11-20T09:00:10Z')
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await staffOn(server)
})

const post = (url: string, body: object, headers: object = sameOrigin) =>
  server.inject({ method: 'POST', url: `/api/admin/${url}`, headers: { ...headers }, body })
const signIn = (typed: object = {}) =>
  post('session', {
    staff_email: member.email,
    password: staffPassword,
    code: codeOf(member.secret, now),
    ...typed,
  })
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie'])
const who = async (cookie: string) =>
  (
    await server.inject({
      url: '/api/admin/session',
      headers: { cookie: cookie.split(';')[0]! },
    })
  ).json<{ member: { email: string } | null }>().member?.email

/** The token of a new invitation. */
async function invite(email: string, role: 'gérant' | 'préparation' = 'gérant') {
  const link = await inviteStaff(server.services, { email, role, by: null })
  return link.split('#token=')[1]!
}
async function open(token: string) {
  const { secret } = (await post('invitation', { token })).json<{ secret: string }>()
  const body = { token, password: staffPassword, code: codeOf(secret, now) }
  return post('invitation/accept', body)
}

test('password and code sign in with a cookie that no script and no other path can read', async () => {
  const reply = await signIn()
  expect(reply.statusCode).toBe(200)
  const cookie = cookieOf(reply)
  expect(cookie).toMatch(
    /^gestion=[\w-]{43}; Max-Age=28800; Path=\/api\/admin\/; HttpOnly; SameSite=Strict$/,
  )
  expect(await who(cookie)).toBe(member.email)
  const stored = await server.services.database.sql.select().from(staffSessions)
  expect(JSON.stringify(stored)).not.toContain(cookie.split(/[=;]/)[1])
})

test('on https, the cookie travels over https alone, below the base path', async () => {
  const settings = { PUBLIC_URL: 'https://boutique.example', BASE_PATH: '/boutique' }
  const other = await startServer({ settings, clock: () => now })
  const one = await staffOn(other)
  const reply = await other.inject({
    method: 'POST',
    url: '/boutique/api/admin/session',
    headers: { origin: 'https://boutique.example' },
    body: { staff_email: one.email, password: staffPassword, code: codeOf(one.secret, now) },
  })
  expect(cookieOf(reply)).toContain('Path=/boutique/api/admin/; HttpOnly; Secure; SameSite=Strict')
  await other.close()
})

test('an unknown e-mail, a wrong password and a wrong code get one answer', async () => {
  const refused = [
    await signIn({ staff_email: 'personne@boutique.example' }),
    await signIn({ password: 'autre' }),
    await signIn({ code: '000000' }),
  ]
  for (const reply of refused) {
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ code: 'bad_credentials', message: replies.badCredentials })
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
})

test('a code signs in once, and the next one again', async () => {
  const code = codeOf(member.secret, now)
  const both = await Promise.all([signIn({ code }), signIn({ code })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  later(1)
  expect((await signIn()).statusCode).toBe(200)
})

test('a session ends after eight hours, and when it is signed out', async () => {
  const cookie = cookieOf(await signIn())
  later(8 * 60 - 1)
  expect(await who(cookie)).toBe(member.email)
  later(1)
  expect(await who(cookie)).toBeUndefined()
  const next = cookieOf(await signIn()).split(';')[0]!
  const headers = { ...sameOrigin, cookie: next }
  const out = await server.inject({ method: 'DELETE', url: '/api/admin/session', headers })
  expect(cookieOf(out)).toMatch(/^gestion=; Max-Age=0; Path=\/api\/admin\//)
  expect(await who(next)).toBeUndefined()
})

test('a link opens the account once, with recovery codes that each sign in once', async () => {
  const email = 'nouvelle@boutique.example'
  const token = await invite(email)
  const opened = await open(token)
  expect(opened.statusCode).toBe(200)
  expect(await who(cookieOf(opened))).toBe(email)
  expect((await post('invitation', { token })).statusCode).toBe(404)
  const { recovery_codes: codes } = opened.json<{ recovery_codes: string[] }>()
  expect(codes).toHaveLength(8)
  const typed = { staff_email: email, code: codes[0]!.toUpperCase() }
  const both = await Promise.all([signIn(typed), signIn(typed)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('a link wants a strong password and a code of its own secret, and ends after two days', async () => {
  const token = await invite('faible@boutique.example')
  const { secret } = (await post('invitation', { token })).json<{ secret: string }>()
  const accept = (typed: object) =>
    post('invitation/accept', {
      token,
      password: staffPassword,
      code: codeOf(secret, now),
      ...typed,
    })
  expect((await accept({ password: 'faible' })).json()).toMatchObject({
    fields: { password: expect.any(String) as string },
  })
  expect((await accept({ code: codeOf(member.secret, now) })).json()).toMatchObject({
    fields: { code: replies.codeWrong },
  })
  later(48 * 60)
  expect((await accept({ code: codeOf(secret, now) })).statusCode).toBe(404)
})

test('codes of a phone or a server whose clock is off are refused with a word about the hour', async () => {
  const token = await invite('decalee@boutique.example')
  const { secret } = (await post('invitation', { token })).json<{ secret: string }>()
  const code = codeOf(secret, new Date(now.getTime() + 90_000))
  const refused = await post('invitation/accept', { token, password: staffPassword, code })
  expect(refused.json<{ fields: { code: string } }>().fields.code).toContain(
    'l’heure du téléphone ou du serveur est fausse',
  )
})

test('a second link ends the first one, and opening it ends the sessions of a new role', async () => {
  const email = 'aide@boutique.example'
  const first = await invite(email, 'préparation')
  const second = await invite(email, 'préparation')
  expect((await post('invitation', { token: first })).statusCode).toBe(404)
  const cookie = cookieOf(await open(second))
  await invite(email, 'gérant')
  expect(await who(cookie)).toBeUndefined()
})

test('a passkey is added, signs in, and each challenge is signed once', async () => {
  const phone = new Authenticator()
  const start = await member.send<{ challenge: string }>('POST', '/api/admin/passkeys/options', {})
  const passkey = phone.create(start.body)
  const added = await member.send('POST', '/api/admin/passkeys', { passkey })
  expect(added.body).toMatchObject({ member: { passkeys: 1 } })
  expect((await member.send('POST', '/api/admin/passkeys', { passkey })).status).toBe(400)
  const challenge = (await post('session/passkey/options', {})).json<{ challenge: string }>()
  const signed = phone.get(challenge)
  const reply = await post('session/passkey', { passkey: signed })
  expect(await who(cookieOf(reply))).toBe(member.email)
  const again = await post('session/passkey', { passkey: signed })
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([401, 'bad_credentials'])
})

test('a passkey of another site, an unknown one and an old challenge sign nobody in', async () => {
  const phone = new Authenticator()
  const start = await member.send<{ challenge: string }>('POST', '/api/admin/passkeys/options', {})
  await member.send('POST', '/api/admin/passkeys', { passkey: phone.create(start.body) })
  const challenge = async () =>
    (await post('session/passkey/options', {})).json<{ challenge: string }>()
  const copied = Object.assign(
    new Authenticator({ rpId: 'autre.example', origin: 'https://autre.example' }),
    {
      id: phone.id,
    },
  )
  const tries = [copied.get(await challenge()), new Authenticator().get(await challenge())]
  const old = phone.get(await challenge())
  later(6)
  for (const passkey of [...tries, old])
    expect((await post('session/passkey', { passkey })).statusCode).toBe(401)
  const passkey = { ...phone.get(await challenge()), id: 'a\0' }
  expect((await post('session/passkey', { passkey })).statusCode).toBe(400)
})

test('a proof lasts fifteen minutes, and a code or a passkey renews it', async () => {
  const ask = () => member.send<{ code?: string }>('POST', '/api/admin/passkeys/options', {})
  expect((await ask()).status).toBe(200)
  later(16)
  expect((await ask()).body.code).toBe('proof_needed')
  const wrong = await member.send('POST', '/api/admin/session/proof', { code: '000000' })
  expect(wrong.status).toBe(400)
  const code = codeOf(member.secret, now)
  expect((await member.send('POST', '/api/admin/session/proof', { code })).status).toBe(200)
  expect((await ask()).status).toBe(200)
  const other = await staffOn(server)
  later(16)
  const theirs = codeOf(other.secret, now)
  expect((await member.send('POST', '/api/admin/session/proof', { code: theirs })).status).toBe(400)
})

test('each act is in the log with who did it', async () => {
  await signIn()
  const log = await server.services.database.sql.select().from(auditLog)
  const own = log.filter(({ staffId }) => staffId === member.id).map(({ act }) => act)
  expect(own).toEqual(['signed_in', 'signed_in'])
})

test('after ten wrong codes with the right password its member is mailed, and codes are refused for a day', async () => {
  const limited = await startServer({ clock: () => now, settings: { RATE_LIMITS: 'on' } })
  const one = await staffOn(limited)
  const [recovery = ''] = await renewRecoveryCodes(limited.services.database.sql, one.id)
  const enter = async (code: string, password = staffPassword) => {
    later(11)
    const body = { staff_email: one.email, password, code }
    const request = { method: 'POST', url: '/api/admin/session', headers: sameOrigin } as const
    return (await limited.inject({ ...request, body })).statusCode
  }
  const right = () => enter(codeOf(one.secret, new Date(now.getTime() + 11 * 60_000)))
  for (let tries = 0; tries < 9; tries += 1) expect(await enter('000000')).toBe(401)
  // Right ones, and those of somebody without the password, do not count.
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await right()).toBe(200)
    expect(await enter('000000', 'autre')).toBe(401)
  }
  expect(await limited.readMails(one.email)).toHaveLength(0)
  expect(await enter('000000')).toBe(401)
  expect(await right()).toBe(401)
  const [mail = '', ...others] = await limited.readMails(one.email)
  expect(others).toEqual([])
  for (const said of ['pendant un jour au plus', 'staff add', 'choisissez un autre mot de passe'])
    expect(mail).toContain(said)
  expect(await enter(recovery)).toBe(200)
  later(24 * 60)
  expect(await right()).toBe(200)
  await limited.close()
})

test('a new link lets the codes of the new app in after ten wrong ones', async () => {
  const limited = await startServer({ clock: () => now, settings: { RATE_LIMITS: 'on' } })
  const one = await staffOn(limited)
  const send = (url: string, body: object) =>
    limited.inject({ method: 'POST', url: `/api/admin/${url}`, headers: sameOrigin, body })
  const enter = async (code: string) =>
    (await send('session', { staff_email: one.email, password: staffPassword, code })).statusCode
  for (let tries = 0; tries < 10; tries += 1) {
    later(11)
    expect(await enter('000000')).toBe(401)
  }
  later(11)
  expect(await enter(codeOf(one.secret, now))).toBe(401)
  const link = await inviteStaff(limited.services, { email: one.email, role: 'gérant', by: null })
  const token = link.split('#token=')[1]!
  const { secret } = (await send('invitation', { token })).json<{ secret: string }>()
  const body = { token, password: staffPassword, code: codeOf(secret, now) }
  expect((await send('invitation/accept', body)).statusCode).toBe(200)
  later(11)
  expect(await enter(codeOf(secret, now))).toBe(200)
  await limited.close()
})

test('who is signed in tries the password of another member no more often than a stranger', async () => {
  const limited = await startServer({ clock: () => now, settings: { RATE_LIMITS: 'on' } })
  const [one, other] = [await staffOn(limited), await staffOn(limited)]
  const body = { staff_email: other.email, password: 'autre', code: '000000' }
  const statuses = []
  for (let tries = 0; tries < 11; tries += 1) {
    const headers = tries % 2 ? sameOrigin : one.headers
    const reply = await limited.inject({ method: 'POST', url: '/api/admin/session', headers, body })
    statuses.push(reply.statusCode)
  }
  expect(statuses.slice(-2)).toEqual([401, 429])
  await limited.close()
})

test.each([
  {
    what: 'by account, from many addresses',
    max: 10,
    tryOf: (index: number, email: string) => ({ email, from: `10.3.0.${index + 1}` }),
  },
  {
    what: 'by address, for many accounts',
    max: 30,
    tryOf: (index: number) => ({ email: `personne${index}@boutique.example`, from: '10.4.0.1' }),
  },
])('tries are limited $what', async ({ max, tryOf }) => {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  const limited = await startServer({ clock: () => now, settings })
  const one = await staffOn(limited)
  const statuses = []
  for (let tries = 0; tries <= max; tries += 1) {
    const { email, from } = tryOf(tries, one.email)
    const headers = { ...sameOrigin, 'x-forwarded-for': from }
    const body = { staff_email: email, password: 'autre', code: '000000' }
    const reply = await limited.inject({ method: 'POST', url: '/api/admin/session', headers, body })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([...Array<number>(max).fill(401), 429])
  await limited.close()
})
