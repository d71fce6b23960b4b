import { eq } from 'drizzle-orm'
import type { StaffAccount } from '../../contract/api/staff/staffAccount'
import type { StaffProduct } from '../../contract/api/staff/staffProduct'
import type { TeamAct, TeamMember } from '../../contract/api/staff/staffTeam'
import { insertProduct } from '../../testing/makeData'
import { codeOf, staffPassword } from '../../testing/staffCodes'
import { sameOrigin, staffOn, type Member } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { staffReplies as replies } from '../../wording/replies/staff'
import { auditLog, outbox, staff, staffPasskeys } from '../database/schema'
import { changeRole as changeRoleBy } from './changeRole'
import { recordAct } from './recordAct'
import { startSession } from './sessions'

type Said = { message: string; code?: string; link?: string; fields?: Record<string, string> }
let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.sql.update(staff).set({ endedAt: new Date() })
  manager = await staffOn(server)
})

const team = async (by = manager) =>
  (await by.send<{ members: TeamMember[] }>('GET', '/api/admin/team')).body.members
const invite = (email: string, role = 'préparation', by = manager) =>
  by.send<Said>('POST', '/api/admin/team', { staff_email: email, role })
const changeRole = (id: string, role: string, by = manager) =>
  by.send<Said>('POST', `/api/admin/team/${id}/role`, { role })
const remove = (id: string, by = manager) => by.send<Said>('DELETE', `/api/admin/team/${id}`)
const acts = async () => {
  const rows = await server.services.database.sql
    .select({ act: auditLog.act, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.staffId, manager.id))
  return rows.map(({ act }) => act)
}
const newEmail = () => `${crypto.randomUUID()}@boutique.example`

/** Opens the account of a link as a browser does. */
async function open(link: string | undefined) {
  const token = link?.split('#token=')[1] ?? ''
  const post = (url: string, body: object) =>
    server.inject({ method: 'POST', url: `/api/admin/${url}`, headers: sameOrigin, body })
  const invitation = await post('invitation', { token })
  if (invitation.statusCode !== 200) return invitation
  const { secret } = invitation.json<{ secret: string }>()
  const body = { token, password: staffPassword, code: codeOf(secret) }
  return post('invitation/accept', body)
}

test('an invitation is mailed and shown once, and opens an account of that role', async () => {
  const email = newEmail()
  const { status, body } = await invite(email)
  expect([status, body.message]).toEqual([200, replies.invited(email)])
  const [mail] = await server.readMails(email)
  expect(mail).toContain(body.link)
  const invited = (await team()).find((one) => one.email === email)
  expect(invited).toMatchObject({ role: 'préparation', is_opened: false, last_sign_in: null })
  expect(Date.parse(invited!.invited_until!) - Date.now()).toBeGreaterThan(47 * 3_600_000)
  const opened = await open(body.link)
  expect(opened.json<object>()).toMatchObject({ member: { email, role: 'préparation' } })
  expect((await team()).find((one) => one.email === email)).toMatchObject({
    is_opened: true,
    invited_until: null,
    recovery_codes: 8,
    passkeys: 0,
    last_sign_in: expect.any(String) as string,
  })
  const [stored] = await server.services.database.sql
    .select()
    .from(outbox)
    .where(eq(outbox.isForgottenIfLost, true))
  expect(JSON.stringify(stored)).not.toContain('token')
})

test('somebody of the team is not invited a second time, whatever the case of the e-mail', async () => {
  const email = newEmail()
  const twice = await Promise.all([invite(email), invite(email.toUpperCase(), 'gérant')])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = twice.find(({ status }) => status === 409)!
  expect(refused.body.fields?.staff_email).toMatch(/déjà dans l’équipe/)
  expect((await invite('pas une adresse')).status).toBe(400)
  expect((await invite(newEmail(), 'patron')).status).toBe(400)
})

test('a new link replaces the one before, and an unknown member has none', async () => {
  const { body } = await invite(newEmail())
  const [, { id }] = (await team()) as [TeamMember, TeamMember]
  const sent = await manager.send<Said>('POST', `/api/admin/team/${id}/link`)
  expect((await open(body.link)).statusCode).toBe(404)
  expect((await open(sent.body.link)).statusCode).toBe(200)
  const unknown = `/api/admin/team/${crypto.randomUUID()}/link`
  expect((await manager.send('POST', unknown)).status).toBe(404)
  expect((await manager.send('POST', '/api/admin/team/1/link')).status).toBe(400)
})

test('another role ends the sessions of the member; the same role changes nothing', async () => {
  const helper = await staffOn(server, 'préparation')
  const same = await changeRole(helper.id, 'préparation')
  expect([same.status, same.body.message]).toEqual([
    200,
    `${helper.email} a déjà le rôle «\u00a0préparation\u00a0»\u00a0: rien n’a changé.`,
  ])
  expect((await helper.send('GET', '/api/admin/account')).status).toBe(200)
  expect((await changeRole(helper.id, 'comptable')).body.message).toBe(
    replies.roleChanged(helper.email, 'comptable'),
  )
  expect((await helper.send('GET', '/api/admin/account')).status).toBe(401)
  expect((await acts()).filter((act) => act === 'staff_role')).toHaveLength(1)
})

test('a removed member is out at once, and cannot be changed any more', async () => {
  const helper = await staffOn(server, 'préparation')
  expect((await remove(helper.id)).body.message).toBe(replies.removed(helper.email))
  expect((await helper.send('GET', '/api/admin/account')).status).toBe(401)
  expect((await remove(helper.id)).body.message).toBe(replies.memberGone)
  expect((await changeRole(helper.id, 'gérant')).status).toBe(404)
})

test('the last manager can neither be removed nor demoted, by two at once either', async () => {
  for (const { status, body } of [
    await remove(manager.id),
    await changeRole(manager.id, 'comptable'),
  ])
    expect([status, body.message]).toEqual([409, replies.lastManager])
  const other = await staffOn(server)
  // Each demotes the other: the one who comes second is no longer a manager.
  const both = await Promise.all([
    changeRole(other.id, 'comptable', manager),
    changeRole(manager.id, 'comptable', other),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => [401, 403, 409].includes(status))).toHaveLength(1)
  const managers = await server.services.database.sql
    .select()
    .from(staff)
    .where(eq(staff.role, 'gérant'))
  expect(managers.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
})

test('of three managers, one who was demoted a moment ago demotes nobody', async () => {
  const [second, third] = [await staffOn(server), await staffOn(server)]
  expect((await changeRole(second.id, 'comptable')).status).toBe(200)
  // The request that the other one sent before the demotion reaches the team only now.
  const late = { id: third.id, role: 'comptable', by: second.id } as const
  await expect(changeRoleBy(server.services, late)).rejects.toHaveProperty('status', 403)
  expect((await team()).find(({ id }) => id === third.id)).toHaveProperty('role', 'gérant')
})

test('a member sees and changes their own means alone', async () => {
  const helper = await staffOn(server, 'préparation')
  const { sql } = server.services.database
  await startSession(sql, helper.id, new Date())
  await startSession(sql, manager.id, new Date())
  const account = async () => (await helper.send<StaffAccount>('GET', '/api/admin/account')).body
  expect(await account()).toMatchObject({ passkeys: [], recovery_codes: 0, other_sessions: 1 })

  const renew = () =>
    helper.send<{ recovery_codes: string[] }>('POST', '/api/admin/account/recovery-codes')
  const [first, second] = await Promise.all([renew(), renew()])
  expect(first.body.recovery_codes).toHaveLength(8)
  expect(first.body.recovery_codes).not.toEqual(second.body.recovery_codes)
  expect((await account()).recovery_codes).toBe(8)

  const ended = await helper.send<Said>('DELETE', '/api/admin/account/sessions')
  expect(ended.body.message).toBe(replies.othersEnded(1))
  expect(await account()).toMatchObject({ other_sessions: 0 })
  expect((await manager.send<StaffAccount>('GET', '/api/admin/account')).body).toMatchObject({
    other_sessions: 1,
  })
})

test('a passkey is removed by its owner alone', async () => {
  const [owner, other] = [await staffOn(server), await staffOn(server)]
  const { sql } = server.services.database
  const passkey = { publicKey: 'x', counter: 0, transports: [], createdAt: new Date() }
  await sql.insert(staffPasskeys).values({ id: 'une-clé', staffId: owner.id, ...passkey })
  const count = async () =>
    (await owner.send<StaffAccount>('GET', '/api/admin/account')).body.passkeys.length
  const drop = (by: Member) =>
    by.send<Said>('POST', '/api/admin/passkeys/removal', { id: 'une-clé' })
  expect((await drop(other)).status).toBe(200)
  expect(await count()).toBe(1)
  await drop(owner)
  await drop(owner)
  expect(await count()).toBe(0)
  const removals = await sql.select().from(auditLog).where(eq(auditLog.act, 'passkey_removed'))
  expect(removals).toHaveLength(1)
})

test('the log names the product and the client of an act', async () => {
  const { serial, name, id } = await insertProduct(server.services.database.sql)
  const client = await server.registerClient({ firstName: 'Léa', lastName: 'Martin' })
  const move = { act: 'arrived', pieces: '1', key: crypto.randomUUID() }
  await manager.send('POST', `/api/admin/products/${id}/stock`, move)
  await manager.send('POST', `/api/admin/clients/${client.id}/notes`, { text: 'Préfère le moulu' })
  const { body } = await manager.send<{ acts: TeamAct[] }>('GET', '/api/admin/log')
  expect(body.acts.slice(0, 2)).toMatchObject([
    { act: 'client_note', client: 'Léa Martin', product: null },
    { act: 'stock_moved', client: null, product: { serial, name } },
  ])
})

test('the log is read a page at a time, newest first, without a gap', async () => {
  const { sql } = server.services.database
  const at = new Date()
  await sql
    .insert(auditLog)
    .values(
      Array.from({ length: 120 }, () => ({ act: 'signed_in' as const, staffId: manager.id, at })),
    )
  type Page = { acts: TeamAct[]; next: string | null }
  const read = async (after?: string) =>
    (await manager.send<Page>('GET', `/api/admin/log${after ? `?after=${after}` : ''}`)).body
  const seen: number[] = []
  let page = await read()
  seen.push(...page.acts.map(({ id }) => id))
  while (page.next) {
    page = await read(page.next)
    seen.push(...page.acts.map(({ id }) => id))
  }
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
  expect(seen).toHaveLength(await sql.$count(auditLog))
  expect((await manager.send('GET', '/api/admin/log?after=x')).status).toBe(400)
})

test('an import is one line of the log, and its products keep theirs in their own histories', async () => {
  const { sql } = server.services.database
  const { id } = await insertProduct(sql)
  const by = { staffId: manager.id, at: new Date('2026-11-20T10:00:00Z') }
  const later = { ...by, at: new Date('2026-11-20T10:05:00Z') }
  const facts = { productId: id, before: { description: '' }, after: { description: 'Doux' } }
  const change = { act: 'product_changed' as const, ...facts }
  await recordAct(sql, { act: 'catalogue_imported', ...by, after: { added: 0, changed: 1 } })
  await recordAct(sql, { ...change, ...by })
  await recordAct(sql, { ...change, ...later })
  const { body } = await manager.send<{ acts: TeamAct[] }>('GET', '/api/admin/log')
  expect(body.acts.slice(0, 2).map(({ act, at }) => [act, at])).toEqual([
    ['product_changed', later.at.toISOString()],
    ['catalogue_imported', by.at.toISOString()],
  ])
  const product = await manager.send<StaffProduct>('GET', `/api/admin/products/${id}`)
  expect(product.body.log.map(({ at }) => at)).toEqual(
    [later, by].map(({ at }) => at.toISOString()),
  )
})
