import { cartEndpoints } from '../../../../contract/api/client/cart'
import type { ApiReply } from '../../../../contract/site/renderer'
import type { CallRequest } from '../../../api/request'
import type { Article } from '../article'
import type { AnyCartLine } from '../Cart'
import { changeIn } from './changeIn'
import { lineOf, shownLines, withWaiting, type StoredCart, type LinePart } from './StoredCart'
import { sendWaiting } from './sendWaiting'
import type { CartStorage } from './cartStorage'

type Given = {
  storage: CartStorage
  isSignedIn: (clientId: string) => boolean
  /** What is known of an article that the stored cart does not hold. */
  partFor: (article: Article) => LinePart | undefined
  /** Runs one at a time, in all tabs of this browser. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The shop answered that it does not make a waiting change. */
  refused: (name: string, message: string) => void
}
export type StoredCarts = ReturnType<typeof storedCarts>
type Answer = { reply: ApiReply; waiting: number }

/** The carts in this browser, and what waits in them. A browser without storage keeps none. */
export function storedCarts({ storage, isSignedIn, partFor, inTurn, refused }: Given) {
  const inStorage = (clientId: string) => storage.read(clientId).catch(() => undefined)
  /** What full storage refused, and in place of what: a change that was sent must not be again. */
  const refusedWrites = new Map<string, { before: string; cart: StoredCart }>()

  async function read(clientId: string): Promise<StoredCart | undefined> {
    const stored = await inStorage(clientId)
    const { before, cart } = refusedWrites.get(clientId) ?? {}
    // A sign-out erases it, and another tab may have stored a newer one.
    return JSON.stringify(stored) === before ? cart : stored
  }

  /** Whether it is stored; a reply may arrive after the sign-out has erased the cart. */
  async function keep(clientId: string, cart: StoredCart): Promise<boolean> {
    if (!isSignedIn(clientId)) return false
    try {
      await storage.write(clientId, cart)
      refusedWrites.delete(clientId)
      return true
    } catch {
      return false
    }
  }

  /** Keeps what the shop has made of the cart, for this page where it cannot be stored. */
  async function keepMade(clientId: string, cart: StoredCart): Promise<void> {
    if ((await keep(clientId, cart)) || !isSignedIn(clientId)) return
    const stored = await inStorage(clientId)
    if (stored) refusedWrites.set(clientId, { before: JSON.stringify(stored), cart })
  }

  /** The stored cart after the request; undefined if that cannot wait. */
  function after(stored: StoredCart, request: CallRequest): StoredCart | undefined {
    const change = changeIn(request, shownLines(stored))
    if (!change) return change === null ? stored : undefined
    const part = partFor(change.article)
    const next = withWaiting(stored, { ...change, ...(part && { part }) })
    if (change.target === 0) return next
    const line = lineOf(shownLines(next), change.article)
    return line && change.target <= Number(line.product_stock) ? next : undefined
  }

  return {
    /** Sends what waits, and returns the lines stored then; throws if the shop does not answer. */
    send: (
      clientId: string,
      call: (request: CallRequest) => Promise<ApiReply>,
    ): Promise<AnyCartLine[]> =>
      inTurn(async () => {
        const stored = await read(clientId)
        if (!stored) return []
        await sendWaiting(stored, {
          clientId,
          call,
          keep: (next) => keepMade(clientId, next),
          refused: ({ article }, message) =>
            refused(lineOf(shownLines(stored), article)?.product_name ?? article.serial, message),
        })
        return (await read(clientId))?.lines ?? []
      }),

    /** The cart as the shop sent it. */
    remember: (clientId: string, lines: AnyCartLine[]): Promise<void> =>
      inTurn(async () => {
        const { waiting = [] } = (await read(clientId)) ?? {}
        await keepMade(clientId, { lines, waiting })
      }),

    /** How many articles wait. */
    waiting: async (clientId: string): Promise<number> =>
      (await read(clientId))?.waiting.length ?? 0,

    /** Answers in place of the shop, and keeps the change; null if nothing is known of the cart. */
    answer: (clientId: string, request: CallRequest): Promise<Answer | null> =>
      inTurn(async () => {
        const stored = await read(clientId)
        const next = stored && after(stored, request)
        if (!next || !(await keep(clientId, next))) return null
        const lines = shownLines(next)
        const isRead = request.endpoint.name === cartEndpoints.getCart.name
        const data = isRead ? lines : { message: '', cart: lines }
        return { reply: { status: 200, headers: {}, data }, waiting: next.waiting.length }
      }),
  }
}
