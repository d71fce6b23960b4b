import type { Request } from 'autocannon'
import {
  addToCart,
  decrementLine,
  deleteLine,
  incrementLine,
  setQuantity,
  type CartLineReply,
} from '../contract/api/cart'
import type { ApiClient } from '../testing/ApiClient'
import { connections, payLoad, serialOf, type Load } from './loads'

/** A client's identifier and the headers of their requests. */
export type Sender = { id: string; headers: Record<string, string> }
type Change = { method: 'POST' | 'DELETE'; path: string }

/** Pieces in a line that “less” does not use up. */
const many = 100_000

/** The changes that each connection repeats on one line, in the order in which they are measured. */
export const changesOfLine = {
  'add to a line': { change: addToCart, fields: {} },
  'set a quantity': { change: setQuantity, fields: { command_quantity: many } },
  more: { change: incrementLine, fields: {} },
  less: { change: decrementLine, fields: {} },
} satisfies Record<string, { change: Change; fields: object }>
export type ChangeOfLine = keyof typeof changesOfLine

/** The client's body for a change of the line of this connection's product. */
export const bodyOf = (name: ChangeOfLine, { id }: Pick<Sender, 'id'>, connection: number) => ({
  client_id: id,
  product_serial_number: serialOf(connection),
  ...changesOfLine[name].fields,
})

/** All changes as loads on a shop where these clients have a cart. */
export function changeLoads(shoppers: ApiClient[]): Record<string, Load> {
  const repeat = (name: ChangeOfLine): Load => ({
    requests: (connection) => {
      const shopper = shoppers[connection]!
      return [request(shopper, changesOfLine[name].change, bodyOf(name, shopper, connection))]
    },
  })
  const names = Object.keys(changesOfLine) as ChangeOfLine[]
  return {
    ...Object.fromEntries(names.map((name) => [name, repeat(name)])),
    'add in a new line, and delete it': {
      requests: (connection) => addAndDelete(shoppers[connection]!, connection),
    },
    'add to a new cart, and pay it': payLoad(shoppers),
  }
}

function addAndDelete(shopper: ApiClient, connection: number): Request[] {
  const product_serial_number = serialOf((connection + 1) % connections)
  const body = { client_id: shopper.id, product_serial_number }
  let line: CartLineReply['command_line_id'] | undefined
  return [
    {
      ...request(shopper, addToCart, body),
      onResponse(status, text) {
        if (status !== 200) throw new Error(`${status}: ${text}`)
        line = (JSON.parse(text) as { cart: CartLineReply[] }).cart.at(-1)?.command_line_id
      },
    },
    {
      ...request(shopper, deleteLine, {}),
      setupRequest: (asked) => ({
        ...asked,
        body: JSON.stringify({ client_id: shopper.id, command_line_id: line }),
      }),
    },
  ]
}

const request = ({ token }: ApiClient, { method, path }: Change, body: object): Request => ({
  method,
  path,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
})
