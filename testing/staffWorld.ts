import { staffEndpoints } from '../contract/api/staff/staffEndpoints'
import { staffPasskeys } from '../server/database/schema'
import { inviteStaff } from '../server/staff/invite'
import { startAuthentication, startRegistration, verifyNewPasskey } from '../server/staff/passkeys'
import { Authenticator } from './Authenticator'
import { codeOf, staffOn, staffPassword, type Member } from './staffOn'
import { startServer } from './startServer'

export type StaffWorld = Awaited<ReturnType<typeof openStaffWorld>>
export type StaffFacts = Awaited<ReturnType<StaffWorld['newFacts']>>

/** A running shop with its staff, and a right request for each endpoint of the admin. */
export async function openStaffWorld() {
  const server = await startServer()
  const { services } = server
  const { sql } = services.database

  async function newFacts() {
    const manager = await staffOn(server)
    return {
      manager,
      helper: await staffOn(server, 'préparation'),
      accountant: await staffOn(server, 'comptable'),
      client: await server.registerClient(),
    }
  }

  const senderOf = (facts: StaffFacts, sender: string): Member => {
    const { manager, helper, accountant } = facts
    const named: Record<string, Member> = { préparation: helper, comptable: accountant }
    return named[sender] ?? manager
  }

  const bodies: Record<string, (sender: Member, facts: StaffFacts) => object | Promise<object>> = {
    staffSignIn: ({ email, secret }) => ({
      staff_email: email,
      password: staffPassword,
      code: codeOf(secret),
    }),
    async passkeySignIn(sender) {
      const phone = new Authenticator()
      await storePasskey(sender, phone)
      return { passkey: phone.get(await startAuthentication(services)) }
    },
    proveStaff: ({ secret }) => ({ code: codeOf(secret) }),
    openInvitation: async (_, facts) => ({ token: await invite(facts) }),
    async acceptInvitation(_, facts) {
      const token = await invite(facts)
      const headers = { origin: facts.manager.headers.origin }
      const url = '/api/admin/invitation'
      const opened = await server.inject({ method: 'POST', url, headers, body: { token } })
      const { secret } = opened.json<{ secret: string }>()
      return { token, password: staffPassword, code: codeOf(secret) }
    },
    addPasskey: async (sender) => ({
      passkey: new Authenticator().create(await startRegistration(services, sender)),
    }),
  }

  async function invite({ client }: StaffFacts): Promise<string> {
    const link = await inviteStaff(services, { email: client.email, role: 'comptable', by: null })
    return link.split('#token=')[1] ?? ''
  }

  async function storePasskey(sender: Member, phone: Authenticator): Promise<void> {
    const made = phone.create(await startRegistration(services, sender))
    const passkey = await verifyNewPasskey(services, sender.id, made)
    await sql.insert(staffPasskeys).values({ ...passkey!, createdAt: services.clock() })
  }

  /** A right request of an endpoint by this sender, without headers. */
  async function requestOf(name: string, facts: StaffFacts, sender: string) {
    const endpoint = staffEndpoints.find((one) => one.name === name)
    if (!endpoint) throw new Error(`The admin has no ${name}`)
    const { method, path: url } = endpoint
    const body = await bodies[name]?.(senderOf(facts, sender), facts)
    return { method, url, ...(endpoint.body && body && { body }) }
  }
  return { server, newFacts, requestOf }
}
