/** Reasons of a failed sign-in, for the log and the metrics, never in a reply. */
export const signInFailures = [
  'unknown_email',
  'wrong_password',
  'wrong_old_password',
  'wrong_link_password',
  'dead_link',
  'dead_token',
  'forged_token',
  'wrong_code',
  'wrong_passkey',
] as const

export type SignInFailure = (typeof signInFailures)[number]
