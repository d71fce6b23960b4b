import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { commonWords } from '../../../wording/common'
import type { CallRequest } from '../request'
import type { Transport } from '../transport'
import { sendFile } from './sendFile'
import type { ProofGate } from './ProofGate'
import { staffProblemFrom, type StaffProblem } from './StaffProblem'

/** What the admin's base query is given. */
export type AdminExtra = { settings: PageSettings; transport: Transport; proof: ProofGate }
type Result = { data: unknown } | { error: StaffProblem }

/**
 * Makes every call of the admin; the browser adds the session's cookie. A sensitive call asks for a
 * proof where the last one is too old, and then goes on.
 */
export const callAdmin: BaseQueryFn<CallRequest, unknown, StaffProblem> = async (request, api) => {
  const result = await callOnce(request, api)
  if (!('error' in result) || result.error.code !== 'proof_needed') return result
  const { proof } = api.extra as AdminExtra
  return (await proof.ask()) ? callOnce(request, api) : result
}

async function callOnce(
  request: CallRequest,
  { signal, extra, type }: BaseQueryApi,
): Promise<Result> {
  const { transport, settings } = extra as AdminExtra
  const isChange = type === 'mutation'
  try {
    const send = request.body instanceof Blob ? sendFile(settings) : transport
    const { status, data } = await send(request, { signal, token: null, isChange })
    if (status < 200 || status > 299)
      return { error: staffProblemFrom(status, data, adminLayoutWords[settings.wording]) }
    return { data }
  } catch {
    const { networkFailed } = commonWords[settings.wording]
    // A change may be made although its reply is lost.
    const message = isChange ? adminLayoutWords[settings.wording].unanswered : networkFailed
    return { error: { status: 0, code: 'network', message } }
  }
}
