import * as z from 'zod/mini'
import { staffRoles } from '../../staffRoles'
import { email, linkToken } from '../clients'
import { withoutNul } from '../ids'
import { done, staffEndpoint } from './staffEndpoint'

const password = z.string().check(z.minLength(1), z.maxLength(200))
/** Six digits of the app, or a recovery code. */
const code = z.string().check(z.minLength(6), z.maxLength(40))
/** What a browser's WebAuthn call returns, as @simplewebauthn/browser writes it. */
const passkeyReply = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400), withoutNul),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(8000)) }),
})
/** What starts such a call. */
const passkeyOptions = z.looseObject({ challenge: z.string() })

export const staffMember = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  passkeys: z.int(),
  recovery_codes: z.int(),
  /** False where the shop has no domain name: a passkey belongs to one. */
  may_add_passkey: z.boolean(),
  /** Until when no proof is asked again for sensitive acts; ISO 8601. */
  proven_until: z.string(),
})
export type StaffMember = z.infer<typeof staffMember>
export const signedIn = z.object({ member: staffMember })

/** Passwords, and codes without one; wrong codes are counted apart (`server/staff/limitCodes.ts`). */
const guesses = {
  perAddress: { max: 30, minutes: 15 },
  perAccount: { max: 10, minutes: 10 },
}

export const getStaffSession = staffEndpoint({
  name: 'getStaffSession',
  method: 'GET',
  path: '/api/admin/session',
  may: 'anyone',
  summary: 'Who is signed in; null for nobody',
  reply: z.object({ member: z.nullable(staffMember) }),
})

export const staffSignIn = staffEndpoint({
  name: 'staffSignIn',
  method: 'POST',
  path: '/api/admin/session',
  may: 'anyone',
  summary: 'Sign in with a password and a code; sets the session’s cookie',
  body: z.object({ staff_email: email, password, code }),
  problems: [400, 401, 403, 429],
  reply: signedIn,
  limits: guesses,
})

export const startPasskeySignIn = staffEndpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/admin/session/passkey/options',
  may: 'anyone',
  summary: 'A challenge for a passkey, for signing in or for a proof',
  problems: [403, 429],
  reply: passkeyOptions,
  limits: { perAddress: { max: 60, minutes: 15 } },
})

export const passkeySignIn = staffEndpoint({
  name: 'passkeySignIn',
  method: 'POST',
  path: '/api/admin/session/passkey',
  may: 'anyone',
  summary: 'Sign in with a passkey; sets the session’s cookie',
  body: z.object({ passkey: passkeyReply }),
  problems: [400, 401, 403, 429],
  reply: signedIn,
  limits: { perAddress: { max: 30, minutes: 15 } },
})

export const staffSignOut = staffEndpoint({
  name: 'staffSignOut',
  method: 'DELETE',
  path: '/api/admin/session',
  may: 'anyone',
  summary: 'End the session; a second time changes nothing',
  problems: [403],
  reply: done,
})

export const proveStaff = staffEndpoint({
  name: 'proveStaff',
  method: 'POST',
  path: '/api/admin/session/proof',
  may: staffRoles,
  summary: 'Prove again who one is, with a code or a passkey, before a sensitive act',
  body: z.object({ code: z.optional(code), passkey: z.optional(passkeyReply) }),
  problems: [400, 401, 403, 429],
  reply: signedIn,
  limits: guesses,
})

export const openInvitation = staffEndpoint({
  name: 'openInvitation',
  method: 'POST',
  path: '/api/admin/invitation',
  may: 'anyone',
  summary: 'What a single-use link invites to, and the secret for an app that shows codes',
  body: z.object({ token: linkToken }),
  problems: [400, 403, 404, 429],
  reply: z.object({
    email: z.string(),
    role: z.enum(staffRoles),
    /** Base32, typed into the app where its camera reads no picture. */
    secret: z.string(),
    /** `otpauth://…`, drawn as a QR code. */
    uri: z.string(),
  }),
  limits: { perAddress: { max: 30, minutes: 15 } },
})

export const acceptInvitation = staffEndpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/admin/invitation/accept',
  may: 'anyone',
  summary: 'Use the link: set password and code, get recovery codes, and sign in',
  body: z.object({ token: linkToken, password, code }),
  problems: [400, 403, 404, 429],
  reply: z.object({ member: staffMember, recovery_codes: z.array(z.string()) }),
  limits: { perAddress: { max: 30, minutes: 15 } },
})

export const startPasskey = staffEndpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/admin/passkeys/options',
  may: staffRoles,
  isSensitive: true,
  summary: 'A challenge for a new passkey',
  problems: [401, 403],
  reply: passkeyOptions,
})

export const addPasskey = staffEndpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/admin/passkeys',
  may: staffRoles,
  isSensitive: true,
  summary: 'Store a new passkey',
  body: z.object({ passkey: passkeyReply }),
  problems: [400, 401, 403],
  reply: signedIn,
})
