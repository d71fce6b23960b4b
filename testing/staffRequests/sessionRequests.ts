import { staffPasskeys } from '../../server/database/schema'
import { inviteStaff } from '../../server/staff/invite'
import {
  startAuthentication,
  startRegistration,
  verifyNewPasskey,
} from '../../server/staff/passkeys'
import { Authenticator } from '../Authenticator'
import { codeOf, staffPassword } from '../staffCodes'
import type { StaffFacts } from '../staffFacts'
import type { Member } from '../staffOn'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

/** How one signs in, opens an account and adds a passkey. */
export function sessionRequests({ services, inject }: TestServer): StaffRequests {
  const { sql } = services.database
  return {
    staffSignIn: {
      body: ({ email, secret }) => ({
        staff_email: email,
        password: staffPassword,
        code: codeOf(secret),
      }),
    },
    passkeySignIn: {
      async body(sender) {
        const phone = new Authenticator()
        await storePasskey(sender, phone)
        return { passkey: phone.get(await startAuthentication(services)) }
      },
    },
    proveStaff: { body: ({ secret }) => ({ code: codeOf(secret) }) },
    openInvitation: { body: async (_, facts) => ({ token: await invite(facts) }) },
    acceptInvitation: {
      async body(_, facts) {
        const token = await invite(facts)
        const headers = { origin: facts.manager.headers.origin }
        const url = '/api/admin/invitation'
        const opened = await inject({ method: 'POST', url, headers, body: { token } })
        const { secret } = opened.json<{ secret: string }>()
        return { token, password: staffPassword, code: codeOf(secret) }
      },
    },
    addPasskey: {
      body: async (sender) => ({
        passkey: new Authenticator().create(await startRegistration(services, sender)),
      }),
    },
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
}
