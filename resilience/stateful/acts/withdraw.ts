import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { declareWithdrawal, withdrawOrder } from '../../../contract/api/withdrawals'
import { withdrawals } from '../../../server/database/schema'
import { send, type Reply } from '../../../testing/send'
import { lineName } from '../../../wording/grinds'
import { client, conflict, kindOfAct, livesIn, notFound, pick } from '../Act'
import type { Answer, Seen } from '../Act'
import { ask, type Stage } from '../Stage'
import { isLeft, type Model, type Order } from '../Model'
import type { Pieces, Withdrawal } from '../Withdrawal'
import { leftOf } from '../withdrawals'
import { nobodysOrder, picked, placedOf } from './orders'

const place = fc.integer({ min: 1, max: 4 })
const some = fc.record({ place, quantity: fc.integer({ min: 1, max: 3 }) })
/** Lines by their place on the order, now and then one of them twice; without any, the whole. */
export const places = fc.oneof<fc.Arbitrary<Places>[]>(
  fc.constant(undefined),
  fc.array(some, { minLength: 1, maxLength: 2 }),
)
export type Places = readonly { place: number; quantity: number }[] | undefined

/** The pieces that are named, those of a line added up. */
export function piecesAt(places: Places = []): Pieces[] {
  const pieces: Pieces[] = []
  for (const { place, quantity } of places) {
    const same = pieces.find(({ line }) => line === place - 1)
    if (same) same.quantity += quantity
    else pieces.push({ line: place - 1, quantity })
  }
  return pieces
}

/** As the client and the staff read them, in the order of the order. */
export const namedLines = ({ lines }: Order, pieces: readonly Pieces[]) =>
  [...pieces]
    .sort((one, other) => one.line - other.line)
    .map(({ line, quantity }) => {
      const { grind, frozen } = lines[line]!
      return { name: lineName({ name: frozen!.name, grind }), quantity }
    })

/** The number that the server gave to what was declared under a key. */
async function withNumber({ shop }: Stage, key: string, { status, body }: Reply): Promise<Reply> {
  const [row] = await shop.sql
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.key, key))
  return { status, body: { ...(body as object), id: row?.id } }
}

type New = Pick<
  Withdrawal,
  'channel' | 'typed' | 'articles' | 'email' | 'order' | 'likely' | 'lines'
>

/** Stores a declaration under the number and the time that the server gave it. */
function declare(model: Model, { body }: Seen, declared: New): void {
  const { id, withdrawal_date: at } = body as { id: number; withdrawal_date: string }
  const fresh = { state: 'received', refusal: null, version: 0, changedAt: model.now } as const
  model.withdrawals.push({ id, at, asked: model.asked, ...declared, ...fresh })
}

/** A client's, of all that is left or of lines; sent twice it is one. */
const withdrawBy = (isTwice: boolean, weight: number) =>
  kindOfAct(
    'withdraw',
    weight,
    { client, pick, isOwn: fc.nat(7).map((drawn) => drawn > 0), places },
    ({ client, pick, isOwn, places }, now, stage) => {
      const placed = placedOf(now, client)
      const fitting = placed.filter((order) => leftOf(now, order).some((pieces) => pieces > 0))
      const own = pick < 7 && fitting.length > 0 ? fitting : placed
      const id = (isOwn && own.at(-1 - (pick % Math.max(1, own.length)))?.id) || picked(now, pick)
      const key = randomUUID()
      const { email } = stage.clients[client]!.person
      const wish = places?.map(({ place: command_line, quantity: command_quantity }) => ({
        command_line,
        command_quantity,
      }))
      const asked = { command_id: id, withdrawal_key: key, withdrawal_lines: wish }
      const choose = (model: Model) => chosen(model, { client, id, places })
      return {
        label: { client, order: id, places, isTwice },
        async perform() {
          const first = await ask(stage, client, withdrawOrder, asked)
          const reply = isTwice ? await ask(stage, client, withdrawOrder, asked) : first
          return withNumber(stage, key, reply)
        },
        steps: [
          livesIn(client),
          (model) => {
            const pieces = choose(model)
            return 'status' in pieces ? pieces : undefined
          },
          (model, _, seen) => {
            const pieces = choose(model)
            if ('status' in pieces) return pieces
            const order = placedOf(model, client).find((one) => one.id === id)!
            const said = { channel: 'client', typed: String(id), articles: null, email } as const
            declare(model, seen, { ...said, order: id, likely: null, lines: pieces })
            return acknowledged(said, namedLines(order, pieces))
          },
        ],
      }
    },
  )

export const withdraw = withdrawBy(false, 14)
export const withdrawTwice = withdrawBy(true, 2)

const acknowledged = (
  { typed, articles, email }: Pick<New, 'typed' | 'articles' | 'email'>,
  lines: readonly { name: string; quantity: number }[],
): Answer => ({
  status: 201,
  body: {
    ...{ withdrawal_order: typed, withdrawal_articles: articles, withdrawal_email: email },
    withdrawal_mailed: true,
    withdrawal_lines: lines.map(({ name, quantity }) => ({
      product_name: name,
      command_quantity: quantity,
    })),
  },
})

type Wish = { client: number; id: number; places: Places }

/** The pieces that a client withdraws from now, or why not. */
function chosen(model: Model, { client, id, places }: Wish): Pieces[] | Answer {
  const order = placedOf(model, client).find((one) => one.id === id)
  if (!order) return notFound
  if (isLeft(model, order)) return { status: 401, body: { code: 'session_ended' } }
  const left = leftOf(model, order)
  const open = [...left.entries()].map(([line, quantity]) => ({ line, quantity }))
  const all = open.filter(({ quantity }) => quantity > 0)
  const pieces = places ? piecesAt(places) : all
  const isTooMuch = pieces.some(({ line, quantity }) => quantity > (left[line] ?? 0))
  return all.length === 0 || isTooMuch ? conflict('invalid_input') : pieces
}

/** The e-mail of nobody who has an account. */
export const strangersEmail = () => `${randomUUID()}@inconnu.example`

/** A guest's, whose order and e-mail are right or wrong. */
export const declareAsGuest = kindOfAct(
  'declare as guest',
  8,
  {
    pick,
    isOrder: fc.nat(7).map((drawn) => drawn > 0),
    /** Null for the order's client. */
    by: fc.constantFrom(null, null, null, null, 0, 1, 2, 'stranger' as const),
    form: fc.constantFrom('', 'n° '),
    articles: fc.constantFrom(null, null, 'un seul article'),
  },
  ({ pick, isOrder, by, form, articles }, now, stage) => {
    const placed = now.orders.filter(({ state }) => state !== 'panier').reverse()
    const order = placed[pick % Math.max(1, placed.length)]
    const id = (isOrder && order?.id) || nobodysOrder
    const person = by ?? order?.client
    const known = person === undefined || person === 'stranger' ? undefined : stage.clients[person]
    const email = known?.person.email ?? strangersEmail()
    const said = { channel: 'guest', typed: `${form}${id}`, articles, email } as const
    const key = randomUUID()
    const body = {
      ...{ withdrawal_name: 'Camille', withdrawal_order: said.typed, withdrawal_email: email },
      withdrawal_key: key,
      ...(articles !== null && { withdrawal_articles: articles }),
    }
    return {
      label: { order: said.typed, by: person, articles },
      perform: async () =>
        withNumber(stage, key, await send(stage.server.url + declareWithdrawal.path, { body })),
      steps: [
        (model, _, seen) => {
          const meant = model.orders.find((one) => one.id === id && one.client === person)
          const likely = meant && !isLeft(model, meant) ? id : null
          declare(model, seen, { ...said, order: null, likely, lines: [] })
          return acknowledged(said, [])
        },
      ],
    }
  },
)
