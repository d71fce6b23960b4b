import { ProviderRefused } from '../ProviderRefused'

/** What an error of the library says, without its message, which repeats what was sent. */
export class StripeFailed extends Error {
  constructor(
    readonly type: string,
    readonly status?: number,
    readonly code?: string,
    /** The name of the parameter that it refuses. */
    readonly param?: string,
    requestId?: string,
  ) {
    super(['Stripe', type, status, code, param, requestId].filter(Boolean).join(' '))
  }
}

/**
 * Turns a definite failure into a `ProviderRefused`. A wrong key, a key that was sent with other
 * parameters before, a conflict and too many requests say nothing of an earlier try, so the outcome
 * stays unknown.
 */
export async function withRefusals<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderRefused) throw error
    const failed = toFailure(error)
    throw isDefinite(failed)
      ? new ProviderRefused(failed.code ?? failed.param ?? failed.message)
      : failed
  }
}

/** The reply, or null if Stripe has no such thing; never a `ProviderRefused`. */
export async function unlessMissing<Reply>(
  call: () => Promise<Reply | null>,
): Promise<Reply | null> {
  try {
    return await call()
  } catch (error) {
    const failed = toFailure(error)
    if (failed.code === 'resource_missing') return null
    throw failed
  }
}

const isDefinite = ({ type }: StripeFailed) =>
  type === 'StripeCardError' || type === 'StripeInvalidRequestError'

type LibraryError = Error & {
  type?: string
  statusCode?: number
  code?: string
  param?: string
  decline_code?: string
  requestId?: string
}

function toFailure(error: unknown): StripeFailed {
  if (error instanceof StripeFailed) return error
  if (!(error instanceof Error)) return new StripeFailed('unknown')
  const { type, statusCode, code, param, decline_code, requestId }: LibraryError = error
  return new StripeFailed(type ?? error.name, statusCode, decline_code ?? code, param, requestId)
}
