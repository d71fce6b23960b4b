import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { staff, staffPasskeys } from '../database/schema'
import type { Services } from '../services'
import { storeChallenge, takeChallenge } from './challenges'
import type { ProvenMember } from './sessions'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>
type Member = { id: string; email: string }

const party = ({ settings }: Needs) => {
  const { hostname, origin } = new URL(settings.publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}
const taking =
  ({ database, clock }: Needs, staffId: string | null) =>
  (challenge: string) =>
    takeChallenge(database.sql, { challenge, staffId, now: clock() })

/** What the browser needs to make a passkey for this member. */
export async function startRegistration(services: Needs, { id, email }: Member) {
  const { database, settings, clock } = services
  const known = await database.sql
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, id))
  const options = await generateRegistrationOptions({
    rpName: settings.seller.name,
    rpID: party(services).expectedRPID,
    userName: email,
    userID: new TextEncoder().encode(id),
    excludeCredentials: known,
    // Found without an e-mail, and opened by a finger, a face or a code of the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(database.sql, { challenge: options.challenge, staffId: id, now: clock() })
  return options
}

/** The passkey of a browser's reply; null for a reply that proves none. */
export async function verifyNewPasskey(services: Needs, staffId: string, reply: object) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...party(services),
      response: reply as RegistrationResponseJSON,
      expectedChallenge: taking(services, staffId),
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      id,
      staffId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return null
  }
}

export type NewPasskey = NonNullable<Awaited<ReturnType<typeof verifyNewPasskey>>>

/** What the browser needs to sign with a passkey of this shop, of any member. */
export async function startAuthentication(services: Needs) {
  const { database, clock } = services
  const options = await generateAuthenticationOptions({
    rpID: party(services).expectedRPID,
    userVerification: 'required',
  })
  await storeChallenge(database.sql, { challenge: options.challenge, staffId: null, now: clock() })
  return options
}

/** The member whose passkey signed the challenge; null if it is unknown or the proof is wrong. */
export async function memberOfPasskey(
  services: Needs,
  reply: object,
): Promise<ProvenMember | null> {
  const response = reply as AuthenticationResponseJSON
  const { sql } = services.database
  const [known] = await sql
    .select({ ...getTableColumns(staffPasskeys), passwordHash: staff.passwordHash })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, response.id), isNull(staff.endedAt)))
  if (!known) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...party(services),
      response,
      expectedChallenge: taking(services, null),
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
    })
    if (!verified) return null
    const { newCounter: counter } = authenticationInfo
    await sql.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, known.id))
    return { id: known.staffId, passwordHash: known.passwordHash }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return null
  }
}
