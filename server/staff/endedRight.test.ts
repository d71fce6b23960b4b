import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { MeansValue } from '../../contract/api/staff/staffSettingValues'
import type { StaffRole } from '../../contract/staffRoles'
import { Authenticator } from '../../testing/Authenticator'
import { openRawConnection } from '../../testing/openRawConnection'
import { readAllRows } from '../../testing/readAllRows'
import { codeOf, staffPassword } from '../../testing/staffCodes'
import { sameOrigin, staffOn, type Member } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { staffPasskeys, staffSessions } from '../database/schema'
import { defaultMeans } from '../shop/meansSettings'
import { inviteStaff } from './invite'
import { startAuthentication, startRegistration, verifyNewPasskey } from './passkeys'
import { storePasskey } from './changeAccount'
import { signInStaff } from './sessions'
import { checkPasskey, checkPasswordAndCode } from './checkMember'

let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer({ listen: true, settings: { PAYMENT: '' } })
  manager = await staffOn(server)
})
afterAll(() => server.close())

/** Sends a change whose body is held back until its right was checked; the rest of it follows. */
async function hold(path: string, { headers }: Member, body: object) {
  const asked = once(server.app.server, 'request') as Promise<[IncomingMessage]>
  const connection = await openRawConnection(server.url)
  const text = JSON.stringify(body)
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Origin: ${headers.origin}`,
    `Cookie: ${headers.cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  connection.say(`${lines.join('\r\n')}\r\n\r\n${text.slice(0, 1)}`)
  const [request] = await asked
  // The server reads the body.
  await until(() => request.readableFlowing === true)
  return async () => {
    connection.say(text.slice(1))
    const heard = await connection.hear(/\}$/)
    connection.close()
    return [heard.split(' ')[1], /"code":"(\w+)"/.exec(heard)?.[1]]
  }
}

const iban = 'FR7630006000011234567890189'
const means: MeansValue = { ...defaultMeans, offered: ['transfer'], iban, holder: 'Camille' }
const changeMeans = (by: Member) =>
  hold('/api/admin/settings/means', by, { version: 0, value: means })
const rows = () => readAllRows(server.services.database.sql)
const remove = ({ id }: Member) => manager.send('DELETE', `/api/admin/team/${id}`)
const demote = ({ id }: Member) =>
  manager.send('POST', `/api/admin/team/${id}/role`, { role: 'comptable' satisfies StaffRole })

/** Opens the account anew by a link of the terminal, as who fears a thief does. */
async function renew({ email }: Member, role: StaffRole): Promise<number> {
  const post = (url: string, body: object) =>
    server.inject({ method: 'POST', url: `/api/admin/${url}`, headers: sameOrigin, body })
  const link = await inviteStaff(server.services, { email, role, by: null })
  const token = link.split('#token=')[1] ?? ''
  const { secret } = (await post('invitation', { token })).json<{ secret: string }>()
  const body = { token, password: staffPassword, code: codeOf(secret) }
  return (await post('invitation/accept', body)).statusCode
}

test.each([
  ['removed', remove],
  ['given another role', demote],
])('a manager who is %s while a change is on its way does not change it', async (_, end) => {
  const other = await staffOn(server)
  const finish = await changeMeans(other)
  expect((await end(other)).status).toBe(200)
  const before = await rows()
  expect(await finish()).toEqual(['401', 'session_ended'])
  expect(await rows()).toEqual(before)
})

test('a passkey whose reply is on its way while the account is renewed is not added', async () => {
  const thief = await staffOn(server, 'préparation')
  const options = await startRegistration(server.services, thief)
  const finish = await hold('/api/admin/passkeys', thief, {
    passkey: new Authenticator().create(options),
  })
  expect(await renew(thief, 'préparation')).toBe(200)
  expect(await finish()).toEqual(['401', 'session_ended'])
  expect(await server.services.database.sql.$count(staffPasskeys)).toBe(0)
})

test('a renewed account forgets what a passkey was to sign, and stores none of an ended session', async () => {
  const thief = await staffOn(server, 'préparation')
  const { services } = server
  const [signed, waiting] = [new Authenticator(), new Authenticator()]
  const passkey = await verifyNewPasskey(
    services,
    thief.id,
    signed.create(await startRegistration(services, thief)),
  )
  const late = waiting.create(await startRegistration(services, thief))
  const session = { ...thief, role: 'préparation' as const, provenAt: new Date(), idHash: 'ended' }
  expect(await renew(thief, 'préparation')).toBe(200)
  expect(await verifyNewPasskey(services, thief.id, late)).toBeNull()
  await expect(storePasskey(services, session, passkey!)).rejects.toHaveProperty('status', 401)
})

test('who proved to be a member before the account was renewed is not signed in', async () => {
  const thief = await staffOn(server, 'préparation')
  const { services } = server
  const device = new Authenticator()
  const made = device.create(await startRegistration(services, thief))
  expect((await thief.send('POST', '/api/admin/passkeys', { passkey: made })).status).toBe(200)
  const { email, secret } = thief
  const typed = { email, password: staffPassword, code: codeOf(secret) }
  const proven = [
    await checkPasswordAndCode(services, typed),
    await checkPasskey(services, device.get(await startAuthentication(services))),
  ]
  expect(await renew(thief, 'préparation')).toBe(200)
  const sessions = () =>
    services.database.sql.$count(staffSessions, eq(staffSessions.staffId, thief.id))
  expect(await sessions()).toBe(1)
  for (const member of proven)
    await expect(signInStaff(services, {} as FastifyReply, member)).rejects.toHaveProperty(
      'status',
      401,
    )
  expect(await sessions()).toBe(1)
})

test('a passkey that cannot be checked, because the database is away, is not called wrong', async () => {
  const { services } = server
  const device = new Authenticator()
  const made = device.create(await startRegistration(services, manager))
  expect((await manager.send('POST', '/api/admin/passkeys', { passkey: made })).status).toBe(200)
  const signed = device.get(await startAuthentication(services))
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const { database } = services
  const refuse = () => {
    throw away
  }
  const sql = new Proxy(database.sql, {
    get: (target, name) => (name === 'delete' ? refuse : (Reflect.get(target, name) as unknown)),
  })
  const broken = { ...services, database: { ...database, sql } }
  await expect(checkPasskey(broken, signed)).rejects.toBe(away)
})
