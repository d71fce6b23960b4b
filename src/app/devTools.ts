import type { UnknownAction } from '@reduxjs/toolkit'

const secret = /^(token|.*password|OldPass|NewPass|authorization)$/i
const mask = '•••'

/** The same value with every token and password masked, wherever it stands. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      secret.test(key) && typeof inner === 'string' ? mask : masked(inner),
    ]),
  )
}

/** Redux DevTools when the shop's setting asks for them, with nothing secret in what they show. */
export function devTools(enabled: boolean) {
  if (!enabled) return false
  return {
    name: 'comptoir',
    actionSanitizer: <A extends UnknownAction>(action: A) => maskedAction(action),
    stateSanitizer: <S>(state: S) => masked(state) as S,
  }
}

/** `session/tokenRenewed` carries the token as its whole payload. */
function maskedAction<A extends UnknownAction>(action: A): A {
  const shown = action.type === 'session/tokenRenewed' ? { ...action, payload: mask } : action
  return masked(shown) as A
}
