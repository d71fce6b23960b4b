import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { toEuros } from '../../../contract/amounts'
import {
  addToCart,
  decrementLine,
  deleteLine,
  incrementLine,
  setQuantity,
  type CartLineReply,
} from '../../../contract/api/cart'
import type { Endpoint } from '../../../contract/api/endpoint'
import type { Grind } from '../../../contract/grinds'
import {
  client,
  conflict,
  done,
  kindOfAct,
  livesIn,
  notFound,
  product,
  type Answer,
  type Seen,
  type Step,
} from '../Act'
import { ask } from '../Stage'
import { cartOf, lineOf, newCart, piecesOf, type Line, type Product, type Model } from '../Model'

const quantity = fc.integer({ min: 1, max: 10 })
const grind = fc.constantFrom<(Grind | undefined)[]>(undefined, 'grains', 'filtre', 'filtre')

/** The client's cart as a reply shows it, whose numbers are those of its cart and lines. */
export function shownCart(model: Model, client: number, { body, isAlone }: Seen) {
  const { cart: replies = [] } = body as { cart?: CartLineReply[] }
  const cart = cartOf(model, client)
  const lines = cart?.lines.map((line, index) => {
    const { serial, name, priceCents, stock, isRetired } = model.products[line.product]!
    const locked = {
      product_serial_number: serial,
      command_grind: line.grind,
      command_quantity: line.quantity,
    }
    if (!isAlone) return locked
    const reply = replies[index]
    return {
      ...locked,
      command_id: (cart.id ??= Number(reply?.command_id)),
      command_line_id: (line.id ??= String(reply?.command_line_id)),
      product_name: name,
      product_price: toEuros(priceCents),
      command_total_price: toEuros(priceCents * line.quantity),
      product_stock: isRetired ? 0 : Math.max(0, stock - othersOf(cart.lines, line)),
    }
  })
  return { cart: lines ?? [] }
}

/** The pieces of the product in other grinds. */
const othersOf = (lines: readonly Line[], { product, quantity }: Line) =>
  piecesOf(lines, product) - quantity

type OfLine = { client: number; product: number; grind: Grind | undefined; quantity: number }
type Place = Omit<OfLine, 'quantity'>

/** What is not coffee in beans has no grind. */
const asSold = ({ isBeans }: Product, grind: Grind = 'grains') =>
  grind === 'grains' && !isBeans ? null : grind

/** Without a grind the line in beans, or the product's first. */
function namedLine(model: Model, { client, product, grind }: Place): Line | undefined {
  const cart = cartOf(model, client)
  const inGrind = lineOf(cart, product, asSold(model.products[product]!, grind))
  const first = cart?.lines.find((line) => line.product === product)
  return grind === undefined ? (inGrind ?? first) : inGrind
}

/** A change of what a cart holds of one product. */
const change = (
  kind: string,
  weight: number,
  endpoint: Endpoint,
  steps: (drawn: OfLine) => Step[],
) =>
  kindOfAct(kind, weight, { client, product, grind, quantity }, (drawn, _, stage) => ({
    perform: () =>
      ask(stage, drawn.client, endpoint, {
        product_serial_number: stage.serials[drawn.product],
        command_grind: drawn.grind,
        ...(endpoint === setQuantity && { command_quantity: drawn.quantity }),
      }),
    steps: [livesIn(drawn.client), ...steps(drawn)],
  }))

/** What a change does to the line of the product, or how it is refused. */
const onLine =
  (
    rule: (
      line: Line,
      product: Product & { others: number },
      quantity: number,
    ) => Answer | undefined,
  ) =>
  (drawn: OfLine): Step[] => [
    (model, _, seen) => {
      const line = namedLine(model, drawn)
      if (!line) return notFound
      const others = othersOf(cartOf(model, drawn.client)!.lines, line)
      const product = { ...model.products[drawn.product]!, others }
      const refusal = rule(line, product, drawn.quantity)
      return refusal ?? done(shownCart(model, drawn.client, seen))
    },
  ]

/** The article is looked up first, and then put into the cart. */
export const add = change('add', 30, addToCart, (drawn) => [
  ({ products }, memory) => {
    const { stock, isRetired } = products[drawn.product]!
    if (isRetired) return notFound
    memory.stock = stock
  },
  (model, { stock = 0 }, seen) => {
    const { client, product } = drawn
    if (model.clients[client]!.isDeleted) return notFound
    const article = model.products[product]!
    const grind = asSold(article, drawn.grind)
    if (grind && !article.isBeans) return { status: 400, body: { code: 'invalid_input' } }
    const cart = cartOf(model, client)
    if (piecesOf(cart?.lines ?? [], product) >= stock) return conflict('out_of_stock')
    const line = lineOf(cart, product, grind)
    const lines = [{ product, grind, quantity: 1 }]
    if (line) line.quantity += 1
    else if (cart) cart.lines.push(...lines)
    else model.orders.push(newCart(model, client, lines))
    return done(shownCart(model, client, seen))
  },
])

const more = onLine((line, { stock, isRetired, others }) => {
  if (isRetired) return notFound
  if (others + line.quantity >= stock) return conflict('out_of_stock')
  line.quantity += 1
})

const less = onLine((line) => {
  if (line.quantity <= 1) return conflict('quantity_at_minimum')
  line.quantity -= 1
})

const set = onLine((line, { stock, isRetired, others }, quantity) => {
  if (isRetired) return notFound
  if (others + quantity > stock) return conflict('out_of_stock')
  line.quantity = quantity
})

/** Now and then a line of somebody else's cart. */
const removeLine = kindOfAct(
  'delete line',
  2,
  { client, product, grind, other: client, isOwn: fc.nat(4).map((drawn) => drawn > 0) },
  ({ client, product, grind, other, isOwn }, now, stage) => {
    const place = { client: isOwn ? client : other, product, grind }
    const line = namedLine(now, place)?.id ?? randomUUID()
    return {
      label: { client, line },
      perform: () => ask(stage, client, deleteLine, { command_line_id: line }),
      steps: [
        livesIn(client),
        (model, _, seen) => {
          const cart = cartOf(model, client)
          const index = cart?.lines.findIndex(({ id }) => id === line) ?? -1
          if (index < 0) return notFound
          cart!.lines.splice(index, 1)
          return done(shownCart(model, client, seen))
        },
      ],
    }
  },
)

export const cartActs = [
  add,
  change('more', 5, incrementLine, more),
  change('less', 3, decrementLine, less),
  change('set quantity', 4, setQuantity, set),
  removeLine,
]
