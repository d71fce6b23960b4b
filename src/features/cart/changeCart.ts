import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { addToCart, decrementLine, incrementLine } from '../../../contract/api/cart'
import { clientEndpoints, type ClientEndpoint } from '../../../contract/api/clientEndpoints'
import { accepts } from '../../api/accepts'
import { callApi } from '../../api/baseQuery'
import type { CallRequest } from '../../api/request'
import { toCartLine, type Cart, type AnyCartLine } from './Cart'
import type { Outcome } from './enqueue'

export type LineChange = ClientEndpoint<
  typeof addToCart | typeof incrementLine | typeof decrementLine
>
/** One click on a product of a client's cart; clicks are numbered in their order. */
export type Click = { clientId: string; serial: string; click: number }

/** Makes one change; the cart that its reply carries is kept before the change counts as settled. */
export async function changeCart(
  filled: CallRequest,
  { clientId, click }: Click,
  base: BaseQueryApi,
  keep: (clientId: string, cart: Cart, base: BaseQueryApi) => void,
): Promise<Outcome<{ hasCart: boolean }>> {
  const result = await callApi(filled, base, {})
  if (result.error) return { error: result.error }
  const isRead = accepts(clientEndpoints.addToCart.reply, result.data)
  const { cart } = isRead ? (result.data as { cart?: AnyCartLine[] | null }) : {}
  if (!cart) return { data: { hasCart: false } }
  keep(clientId, { lines: cart.map(toCartLine), lastClick: click }, base)
  return { data: { hasCart: true } }
}
