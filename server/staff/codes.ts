import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Sql } from '../database/connect'
import { staff, staffRecoveryCodes } from '../database/schema'

const period = 30
/** Codes of the half minute before and after are accepted too, because clocks differ. */
const window = 1
const recoveryCodes = 8
/** 80 bits each. */
const recoveryBytes = 10

export const newSecret = () => new Secret({ size: 20 }).base32

const totp = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period, digits: 6 })

/** What an app that shows codes reads from a QR code. */
export const uriOf = (secret: string, names: { issuer: string; label: string }) =>
  totp(secret, names).toString()

/** The half minute that a code is of; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(secret, { issuer: '', label: '' }).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

type Account = { id: string; totpSecret: string | null }

const withoutSpaces = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** Whether it is a code of the app, and not one for recovery. */
export const isAppCode = (typed: string) => /^\d{6}$/.test(withoutSpaces(typed))

/** Uses a code of the app, or a recovery code; false for a wrong one or one used before. */
export async function useCode(sql: Sql, account: Account, typed: string, now: Date) {
  const code = withoutSpaces(typed)
  if (!isAppCode(code)) return useRecoveryCode(sql, account.id, code)
  const step = account.totpSecret === null ? null : stepOf(account.totpSecret, code, now)
  if (step === null) return false
  const used = await sql
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, account.id), lt(staff.totpStep, step)))
    .returning({ id: staff.id })
  return used.length > 0
}

async function useRecoveryCode(sql: Sql, staffId: string, code: string): Promise<boolean> {
  const used = await sql
    .delete(staffRecoveryCodes)
    .where(
      and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, hashOf(code))),
    )
    .returning({ id: staffRecoveryCodes.staffId })
  return used.length > 0
}

/**
 * Replaces the recovery codes of a member whose row is locked, or two renewals at once would leave
 * both sets; returns the new ones, which are shown once.
 */
export async function renewRecoveryCodes(tx: Sql, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const text = randomBytes(recoveryBytes).toString('hex')
    return (text.match(/.{5}/g) ?? []).join('-')
  })
  const rows = codes.map((code) => ({ staffId, codeHash: hashOf(code.replaceAll('-', '')) }))
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.insert(staffRecoveryCodes).values(rows)
  return codes
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
