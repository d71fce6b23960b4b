import { Secret, TOTP } from 'otpauth'

export const staffPassword = 'Une machine à torréfier 1'

/** The code that an app shows now for this secret. */
export const codeOf = (secret: string, now = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
