import { lineEndpoints } from '../../../contract/api/client/lineChanges'
import { api } from '../../api/api'
import { request } from '../../api/request'
import type { Cart } from './Cart'
import { bodyOf, change, showChange, type Click } from './cartChangesApi'

/** Beans are named, so that another grind of their coffee is not changed where they are gone. */
const lineOf = (click: Click) => ({
  ...bodyOf(click),
  ...(click.grind && { command_grind: click.grind }),
})

/** The changes of a line, which the cart's page alone makes. */
export const lineChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    incrementLine: build.mutation<Cart | null, Click>({
      ...change,
      query: (click) => request(lineEndpoints.incrementLine, { body: lineOf(click) }),
      onQueryStarted: (click, sent) => showChange(click, 1, sent),
    }),
    decrementLine: build.mutation<Cart | null, Click>({
      ...change,
      query: (click) => request(lineEndpoints.decrementLine, { body: lineOf(click) }),
      onQueryStarted: (click, sent) => showChange(click, -1, sent),
    }),
    setQuantity: build.mutation<Cart | null, Click & { quantity: number; effect?: number }>({
      ...change,
      query: ({ quantity: command_quantity, ...click }) =>
        request(lineEndpoints.setQuantity, { body: { ...lineOf(click), command_quantity } }),
      onQueryStarted: (click, sent) => showChange(click, click.effect ?? 0, sent),
    }),
    deleteLine: build.mutation<Cart | null, Click & { lineId: string }>({
      ...change,
      query: ({ lineId, clientId }) =>
        request(lineEndpoints.deleteLine, {
          body: { command_line_id: lineId, client_id: clientId },
        }),
      onQueryStarted: (click, sent) => showChange(click, 0, sent),
    }),
  }),
})

export const {
  useIncrementLineMutation,
  useDecrementLineMutation,
  useSetQuantityMutation,
  useDeleteLineMutation,
} = lineChangesApi
