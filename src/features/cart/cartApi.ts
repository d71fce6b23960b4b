import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { wire } from '../../../contract/wire'
import { api } from '../../api/api'
import type { Problem } from '../../api/Problem'
import { request } from '../../api/request'
import { session, type Session } from '../../state/session'
import type { Cart } from './Cart'
import { changeCart, type Click, type LineChange } from './changeCart'
import { containedClicks } from './clicks'
import { readCart } from './readCart'
import { takeTurn } from './takeTurn'

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
      queryFn: (arg, base) => takeTurn(base, () => readCart(arg, base)),
      providesTags: ['Cart'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const read = await queryFulfilled.catch(() => null)
        if (read) dispatch(forgetContained(read.data))
      },
    }),
    addToCart: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(wire.addToCart, click, base),
      invalidatesTags: touched,
    }),
    moreOfLine: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(wire.moreOfLine, click, base),
      invalidatesTags: touched,
    }),
    lessOfLine: build.mutation<Changed, Click>({
      queryFn: (click, base) => change(wire.lessOfLine, click, base),
      invalidatesTags: touched,
    }),
    deleteLine: build.mutation<Changed, Click & { lineId: string }>({
      queryFn: (click, base) =>
        takeTurn(base, () =>
          changeCart(
            request(wire.deleteLine, {
              body: { command_line_id: click.lineId, client_id: click.clientId },
            }),
            click,
            base,
            keepCart,
          ),
        ),
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
  const filled = request(row, { body: { product_serial_number: serial, client_id: clientId } })
  return takeTurn(base, () => changeCart(filled, click, base, keepCart))
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
