import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { clientEndpoints } from '../../../contract/api/clientEndpoints'
import { accepts } from '../../api/accepts'
import type { api } from '../../api/api'
import { callApiPatiently } from '../../api/baseQuery'
import { request } from '../../api/request'
import { toCartLine, type Cart, type AnyCartLine } from './Cart'
import { settledClicks } from './clicks'
import type { Outcome } from './enqueue'

type WithApi = { api: ReturnType<typeof api.reducer> }

/** Reads the cart; called in its turn, so it contains every click that is settled. */
export async function readCart(
  { clientId }: { clientId: string },
  base: BaseQueryApi,
): Promise<Outcome<Cart>> {
  const filled = request(clientEndpoints.getCart, { body: { client_id: clientId } })
  const result = await callApiPatiently(filled, base, {})
  if (result.error) return { error: result.error }
  if (!accepts(clientEndpoints.getCart.reply, result.data))
    return { error: { status: 0, code: 'unreadable' } }
  const lines = (result.data as AnyCartLine[]).map(toCartLine)
  return { data: { lines, lastClick: settledClicks((base.getState() as WithApi).api) } }
}
