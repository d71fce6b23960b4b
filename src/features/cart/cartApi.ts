import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { clientEndpoints } from '../../../contract/api/clientEndpoints'
import { api } from '../../api/api'
import type { Problem } from '../../api/Problem'
import { request, type CallRequest } from '../../api/request'
import { session, type Session } from '../../state/session'
import type { Cart } from './Cart'
import { changeCart, type Click, type LineChange } from './changeCart'
import { containedClicks } from './clicks'
import { readCart } from './readCart'
import { enqueue } from './enqueue'

type Changed = { hasCart: boolean }

/** What a change of the cart touches: the product whose stock its line shows, and the cart itself
 * unless the reply brought it. */
function touched(result: Changed | undefined, _: Problem | undefined, { serial }: Click) {
  const product = { type: 'Product' as const, id: serial }
  return result?.hasCart ? [product] : [product, 'Cart' as const]
}

/**
 * Everything that touches the cart runs one at a time, in the order of the clicks; the reply
 * carries the whole cart and is written into the cache before the next one leaves, so that no
 * older cart ever overwrites a newer one (docs/decisions/0003-cart-in-turns.md).
 */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, { clientId: string }>({
      queryFn: (arg, base) => enqueue(base, () => readCart(arg, base)),
      providesTags: ['Cart'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const read = await queryFulfilled.catch(() => null)
        if (read) dispatch(forgetContained(read.data))
      },
    }),
    addToCart: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(clientEndpoints.addToCart, click, base),
      invalidatesTags: touched,
    }),
    incrementLine: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(clientEndpoints.incrementLine, click, base),
      invalidatesTags: touched,
    }),
    decrementLine: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(clientEndpoints.decrementLine, click, base),
      invalidatesTags: touched,
    }),
    setQuantity: build.mutation<Changed, Click & { quantity: number }>({
      queryFn: ({ quantity: command_quantity, ...click }, base) => {
        const { serial: product_serial_number, clientId: client_id } = click
        const body = { product_serial_number, command_quantity, client_id }
        return inTurn(request(clientEndpoints.setQuantity, { body }), click, base)
      },
      invalidatesTags: touched,
    }),
    deleteLine: build.mutation<Changed, Click & { lineId: string }>({
      queryFn: ({ lineId, ...click }, base) => {
        const body = { command_line_id: lineId, client_id: click.clientId }
        return inTurn(request(clientEndpoints.deleteLine, { body }), click, base)
      },
      invalidatesTags: touched,
    }),
  }),
})

/** Mutations whose cart came by another call are not needed any longer. */
function forgetContained(cart: Cart) {
  return (dispatch: Dispatch, getState: () => { api: ReturnType<typeof api.reducer> }) => {
    for (const requestId of containedClicks(getState().api, cart))
      dispatch(api.internalActions.removeMutationResult({ requestId }))
  }
}

function change(row: LineChange, click: Click, base: BaseQueryApi) {
  const { serial, clientId } = click
  const body = { product_serial_number: serial, client_id: clientId }
  return inTurn(request(row, { body }), click, base)
}

function inTurn(filled: CallRequest, click: Click, base: BaseQueryApi) {
  return enqueue(base, () => changeCart(filled, click, base, keepCart))
}

/** A reply that comes after the sign-out is not kept. */
export function keepCart(
  clientId: string,
  cart: Cart,
  base: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
): void {
  const client = session.selectors.client(base.getState() as { session: Session })
  if (String(client?.id) !== clientId) return
  base.dispatch(
    cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { clientId }, value: cart }]),
  )
}

export const { useGetCartQuery } = cartApi
