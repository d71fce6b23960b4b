import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { staffReplies as replies } from '../../wording/replies/staff'
import { staff } from '../database/schema'
import { inviteStaff } from './invite'
import { findMembers } from './queries'
import { removeStaff } from './removeStaff'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => server.services.database.sql.update(staff).set({ endedAt: new Date() }))

const remove = (email: string) => removeStaff(server.services, { email, by: null })
const emails = async () =>
  (await findMembers(server.services.database.sql)).map(({ email }) => email)

test('the last manager can neither be removed nor get another role', async () => {
  const manager = await staffOn(server)
  await inviteStaff(server.services, {
    email: 'pas.ouvert@boutique.example',
    role: 'gérant',
    by: null,
  })
  await expect(remove(manager.email)).rejects.toThrow(replies.lastManager)
  const demote = { email: manager.email, role: 'comptable', by: null } as const
  await expect(inviteStaff(server.services, demote)).rejects.toThrow(replies.lastManager)
  await staffOn(server)
  await remove(manager.email.toUpperCase())
  expect(await emails()).not.toContain(manager.email)
})

test('two managers who remove each other at once: one remains', async () => {
  const managers = [await staffOn(server), await staffOn(server)]
  const done = await Promise.allSettled(managers.map(({ email }) => remove(email)))
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await emails()).toHaveLength(1)
})

test('a removed member is signed out at once, and may be invited again', async () => {
  await staffOn(server)
  const helper = await staffOn(server, 'préparation')
  await remove(helper.email)
  expect((await helper.send('POST', '/api/admin/passkeys/options', {})).status).toBe(401)
  await expect(remove(helper.email)).rejects.toThrow(replies.memberUnknown(helper.email))
  await inviteStaff(server.services, { email: helper.email, role: 'préparation', by: null })
  expect(await emails()).toContain(helper.email)
})
