import type { FastifyInstance } from 'fastify'
import * as account from '../../contract/api/staff/staffAccount'
import * as endpoints from '../../contract/api/staff/staffSession'
import { staffReplies as replies } from '../../wording/replies/staff'
import { registerEndpoint } from '../http/registerEndpoint'
import { wrongField } from '../http/wrongField'
import type { Services } from '../services'
import { endOthers, removePasskey, renewCodes, storePasskey } from './changeAccount'
import { uriOf } from './codes'
import { clearSessionCookie, setSessionCookie } from './cookie'
import { findAccount } from './findAccount'
import { findInvitation, openAccount } from './openAccount'
import { startAuthentication, startRegistration, verifyNewPasskey } from './passkeys'
import { countMeans, findMember } from './queries'
import { toMemberReply } from './serialize'
import { endSession, signInStaff } from './sessions'
import { registerTeam } from './teamRoutes'
import { checkPasskey, checkPasswordAndCode, proveAgain } from './checkMember'

/** Signing in to the admin, and its means. */
export function registerStaff(app: FastifyInstance, services: Services): void {
  const { database, settings, clock } = services
  const { sql } = database
  const describe = async (id: string, provenAt = clock()) => {
    const member = await findMember(sql, id)
    if (!member) throw new Error('A member left while signing in')
    const { email, role } = member
    const means = await countMeans(sql, id)
    return toMemberReply({ email, role, provenAt }, means, settings.publicUrl)
  }

  registerEndpoint(app, endpoints.getStaffSession, async ({ request: { staff } }) => ({
    member: staff ? await describe(staff.id, staff.provenAt) : null,
  }))

  registerEndpoint(app, endpoints.staffSignIn, async ({ body, reply }) => {
    const { staff_email: email, ...typed } = body
    const member = await checkPasswordAndCode(services, { email, ...typed })
    await signInStaff(services, reply, member)
    return { member: await describe(member.id) }
  })

  registerEndpoint(app, endpoints.startPasskeySignIn, async () => ({
    ...(await startAuthentication(services)),
  }))

  registerEndpoint(app, endpoints.passkeySignIn, async ({ body, reply }) => {
    const member = await checkPasskey(services, body.passkey)
    await signInStaff(services, reply, member)
    return { member: await describe(member.id) }
  })

  registerEndpoint(app, endpoints.staffSignOut, async ({ request: { staff }, reply }) => {
    if (staff) await endSession(sql, staff, clock())
    clearSessionCookie(reply, settings)
    return { message: replies.signedOut }
  })

  registerEndpoint(app, endpoints.proveStaff, async ({ staff, body }) => {
    await proveAgain(services, staff, body)
    return { member: await describe(staff.id) }
  })

  registerEndpoint(app, endpoints.openInvitation, async ({ body }) => {
    const { email, role, totpSecret } = await findInvitation(sql, body.token, clock())
    const uri = uriOf(totpSecret, { issuer: settings.seller.name, label: email })
    return { email, role, secret: totpSecret, uri }
  })

  registerEndpoint(app, endpoints.acceptInvitation, async ({ body, reply }) => {
    const { staffId, recoveryCodes, sessionId } = await openAccount(services, body)
    setSessionCookie(reply, settings, sessionId)
    return { member: await describe(staffId), recovery_codes: recoveryCodes }
  })

  registerEndpoint(app, endpoints.startPasskey, async ({ staff }) => ({
    ...(await startRegistration(services, staff)),
  }))

  registerEndpoint(app, endpoints.addPasskey, async ({ staff, body }) => {
    const passkey = await verifyNewPasskey(services, staff.id, body.passkey)
    if (!passkey) throw wrongField('passkey', replies.passkeyRefused)
    await storePasskey(services, staff, passkey)
    return { member: await describe(staff.id, staff.provenAt) }
  })

  registerEndpoint(app, account.getStaffAccount, ({ staff }) => findAccount(sql, staff, clock()))

  registerEndpoint(app, account.removePasskey, async ({ staff, body }) => {
    await removePasskey(services, staff.id, body.id)
    return { member: await describe(staff.id, staff.provenAt) }
  })

  registerEndpoint(app, account.renewRecoveryCodes, async ({ staff }) => ({
    recovery_codes: await renewCodes(services, staff),
  }))

  registerEndpoint(app, account.endOtherSessions, async ({ staff }) => ({
    message: replies.othersEnded(await endOthers(services, staff)),
  }))
  registerTeam(app, services)
}
