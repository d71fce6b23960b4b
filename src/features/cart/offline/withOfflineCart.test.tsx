import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import {
  addToCart as addCall,
  getCart,
  setQuantity as setCall,
} from '../../../../contract/api/cart'
import { cartEndpoints } from '../../../../contract/api/client/cart'
import { checkoutEndpoints } from '../../../../contract/api/client/checkout'
import { lineEndpoints } from '../../../../contract/api/client/lineChanges'
import type { ApiReply } from '../../../../contract/site/renderer'
import { hold } from '../../../../testing/cartOnScreen'
import { holdTimers } from '../../../../testing/holdTimers'
import type { RegisteredClient } from '../../../../testing/startShopForScreens'
import { overNetwork } from '../../../api/overNetwork'
import type { CallRequest } from '../../../api/request'
import { createSerialQueue } from '../../../api/SerialQueue'
import type { Transport } from '../../../api/transport'
import type { AnyCartLine } from '../Cart'
import { cartStorage } from './cartStorage'
import { timeoutMs, withOfflineCart, type Connection } from './withOfflineCart'
import { storedCarts } from './storedCarts'

/** Cut before the request leaves, cut before its reply arrives, without a reply or an end, or whole. */
type Line = 'cut' | 'reply lost' | 'silent' | 'whole'

/** One tab of a client's browser; all tabs of a test have one storage. */
function openTab(client: RegisteredClient, inTurn = createSerialQueue()) {
  const network = overNetwork({ apiHost: shop.url, basePath: '/' } as never)
  const state = {
    line: 'whole' as Line,
    isSignedIn: true,
    connection: { isLost: false, waiting: 0 } as Connection,
    silentCall: undefined as AbortSignal | undefined,
  }
  const refused: string[] = []
  const sent: string[] = []
  const transport: Transport = async (request, manner) => {
    if (state.line === 'cut') throw new TypeError('Failed to fetch')
    if (state.line === 'silent') {
      const { signal } = manner
      state.silentCall = signal
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      throw new TypeError('Aborted')
    }
    const reply = await network(request, manner)
    sent.push(request.endpoint.name)
    if (state.line === 'reply lost') throw new TypeError('Failed to fetch')
    return reply
  }
  const carts = storedCarts({
    storage: cartStorage,
    isSignedIn: () => state.isSignedIn,
    partFor: ({ serial }) => ({ product_name: serial, product_price: 5, product_stock: 10 }),
    inTurn: async (work) => (await inTurn.enqueue(work))!,
    refused: (name, message) => refused.push(`${name}: ${message}`),
  })
  const stored = withOfflineCart(transport, {
    carts,
    clientId: () => String(client.client.id),
    report: (connection) => Object.assign(state.connection, connection),
  })
  const call = async (endpoint: CallRequest['endpoint'], body: object) => {
    const manner = { signal: new AbortController().signal, token: client.token, isChange: true }
    const request = { endpoint, body: { client_id: client.client.id, ...body } }
    return stored(request, manner)
  }
  return {
    state,
    refused,
    sent,
    call,
    /** The cart as the shop has it. */
    fetched: async () => {
      const body = { client_id: client.client.id }
      return (await shop.call('POST', getCart.path, body, client.token)) as AnyCartLine[]
    },
    read: async () => (await call(cartEndpoints.getCart, {})).data as AnyCartLine[],
    add: (serial: string, quantity = 1) =>
      call(cartEndpoints.addToCart, {
        product_serial_number: serial,
        command_quantity: quantity,
      }),
    set: (serial: string, quantity: number) =>
      call(lineEndpoints.setQuantity, {
        product_serial_number: serial,
        command_quantity: quantity,
      }),
    remove: (line: AnyCartLine) =>
      call(lineEndpoints.deleteLine, { command_line_id: String(line.command_line_id) }),
  }
}

/** The lines of a reply to a change. */
const cartOf = ({ data }: ApiReply) => (data as { cart: AnyCartLine[] }).cart
const pieces = (lines: readonly AnyCartLine[]) =>
  Object.fromEntries(lines.map((line) => [line.product_name, line.command_quantity]))

async function openCart() {
  const client = await shop.registerClient()
  await hold(client, 'CAF-01', 2)
  const queue = createSerialQueue()
  const tab = openTab(client, queue)
  /** Once what was read is stored. */
  const isStored = () => queue.enqueue(() => Promise.resolve())
  await tab.read()
  await isStored()
  return { client, tab, isStored, id: String(client.client.id) }
}
const held = async (client: RegisteredClient) => pieces(await openTab(client).fetched())
afterEach(() => cartStorage.forget())

test('a cart that was read is there without a connection', async () => {
  const { tab } = await openCart()
  tab.state.line = 'cut'
  expect(pieces(await tab.read())).toEqual({ 'Café 01': 2 })
  expect(tab.state.connection).toEqual({ isLost: true, waiting: 0 })
})

test.each(['cut', 'reply lost'] as const)(
  'changes on a line that is %s wait, are shown, and are made once',
  async (line) => {
    const { client, tab } = await openCart()
    tab.state.line = line
    await tab.add('CAF-01')
    const shown = cartOf(await tab.add('CAF-02', 3))
    expect(pieces(shown)).toEqual({ 'Café 01': 3, 'CAF-02': 3 })
    expect(shown.map((one) => one.command_total_price)).toContain(15)
    expect(tab.state.connection).toEqual({ isLost: true, waiting: 2 })
    tab.state.line = 'whole'
    expect(pieces(await tab.read())).toEqual({ 'Café 01': 3, 'Café 02': 3 })
    expect(await held(client)).toEqual({ 'Café 01': 3, 'Café 02': 3 })
    expect(tab.state.connection).toEqual({ isLost: false, waiting: 0 })
    tab.sent.length = 0
    await tab.read()
    expect(tab.sent).toEqual([getCart.name])
  },
)

test('changes on a line that is silent wait, and the cart that was read is there', async () => {
  const { client, tab } = await openCart()
  const passTime = holdTimers(timeoutMs)
  const silently = async <Reply,>(called: Promise<Reply>) => {
    await waitFor(() => expect(tab.state.silentCall?.aborted).toBe(false))
    passTime()
    return called
  }
  tab.state.line = 'silent'
  expect(pieces(await silently(tab.read()))).toEqual({ 'Café 01': 2 })
  expect(pieces(cartOf(await silently(tab.add('CAF-01'))))).toEqual({ 'Café 01': 3 })
  expect(tab.state.connection).toEqual({ isLost: true, waiting: 1 })
  tab.state.line = 'whole'
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 3 })
})

test('a payment on a silent line has the time that its screen gives it', async () => {
  const { tab } = await openCart()
  const passTime = holdTimers(timeoutMs)
  const [line] = await tab.read()
  tab.state.line = 'silent'
  const paying = tab.call(checkoutEndpoints.payCart, { command_id: line!.command_id })
  paying.catch(() => undefined)
  await waitFor(() => expect(tab.state.silentCall).toBeDefined())
  passTime()
  expect(tab.state.silentCall?.aborted).toBe(false)
})

test('of several changes of a line, those that arrived without a reply are not made again', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'reply lost'
  await tab.add('CAF-01')
  tab.state.line = 'cut'
  await tab.add('CAF-01')
  await tab.set('CAF-01', 7)
  tab.state.line = 'whole'
  tab.sent.length = 0
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 7 })
  expect(tab.sent).toEqual([getCart.name, setCall.name, getCart.name])
})

test('what another device changed meanwhile is stored too', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  await tab.add('CAF-01')
  await hold(client, 'CAF-01', 5)
  tab.state.line = 'whole'
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 8 })
})

test('a removed line is removed, and one that another device removed stays so', async () => {
  const { client, tab } = await openCart()
  await tab.add('CAF-02')
  const [first, second] = await tab.read()
  tab.state.line = 'cut'
  await tab.remove(first!)
  await tab.remove(second!)
  expect(await tab.read()).toEqual([])
  await openTab(client).remove(second!)
  tab.state.line = 'whole'
  expect(await tab.read()).toEqual([])
  expect(await held(client)).toEqual({})
})

test('a line that was added without a connection is removed before the cart is read again', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  const [, added] = cartOf(await tab.add('CAF-02'))
  tab.state.line = 'whole'
  expect(await tab.remove(added!)).toMatchObject({ status: 200 })
  expect(await held(client)).toEqual({ 'Café 01': 2 })
})

test('what waited is sent, and the removal of its line waits in turn', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  const [, added] = cartOf(await tab.add('CAF-02'))
  tab.state.line = 'whole'
  await tab.read()
  tab.state.line = 'cut'
  expect(pieces(cartOf(await tab.remove(added!)))).toEqual({ 'Café 01': 2 })
  tab.state.line = 'whole'
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 2 })
})

test('the shop’s refusal is said, and the change does not wait any longer', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  await tab.add('CAF-02', 4)
  await shop.setStock('CAF-02', 0)
  tab.state.line = 'whole'
  await tab.read()
  await shop.setStock('CAF-02', 10)
  expect(tab.refused).toEqual([expect.stringMatching(/^CAF-02: .{5}/)])
  expect(await held(client)).toEqual({ 'Café 01': 2 })
  expect(tab.state.connection.waiting).toBe(0)
})

test('more than the shop had is refused without it, and a payment never waits', async () => {
  const { client, tab } = await openCart()
  const [line] = await tab.read()
  tab.state.line = 'cut'
  await tab.add('CAF-01')
  await expect(tab.add('CAF-02', 11)).rejects.toThrow('Failed to fetch')
  const paying = tab.call(checkoutEndpoints.payCart, { command_id: line!.command_id })
  await expect(paying).rejects.toThrow('Failed to fetch')
  expect(tab.state.connection).toEqual({ isLost: true, waiting: 1 })
  tab.state.line = 'whole'
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 3 })
})

test('changes wait for the next session where the shop has ended this one', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  await tab.add('CAF-01')
  const stranger = openTab({ ...client, token: 'no longer valid' })
  const reply = await stranger.call(cartEndpoints.getCart, {})
  expect(reply.status).toBe(401)
  expect(stranger.state.connection).toEqual({ isLost: false, waiting: 1 })
  tab.state.line = 'whole'
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 3 })
})

test('a reply that arrives after the sign-out does not bring the cart back', async () => {
  const { id, tab, isStored } = await openCart()
  const reading = tab.read()
  tab.state.isSignedIn = false
  await cartStorage.forget()
  await reading
  await isStored()
  expect(await cartStorage.read(id)).toBeUndefined()
})

test('a sign-in leaves the client’s own cart alone', async () => {
  const [own, other] = [await openCart(), await openCart()]
  await cartStorage.forgetOthers(own.id)
  expect(await cartStorage.read(own.id)).toBeDefined()
  expect(await cartStorage.read(other.id)).toBeUndefined()
})

test('two tabs make what waits once', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  await tab.add('CAF-01', 2)
  await tab.add('CAF-02')
  const queue = createSerialQueue()
  const tabs = [openTab(client, queue), openTab(client, queue)]
  await Promise.all(tabs.map(({ read }) => read()))
  expect(await held(client)).toEqual({ 'Café 01': 4, 'Café 02': 1 })
  const changes = tabs.flatMap(({ sent }) => sent).filter((name) => name !== getCart.name)
  expect(changes.sort()).toEqual([addCall.name, setCall.name])
})

test('of a cart that was never read nothing is known', async () => {
  const tab = openTab(await shop.registerClient())
  tab.state.line = 'cut'
  await expect(tab.read()).rejects.toThrow('Failed to fetch')
})

test('a browser that stores nothing says that the shop is out of reach', async () => {
  const { tab } = await openCart()
  const write = jest.spyOn(cartStorage, 'write').mockRejectedValue(new Error('Full'))
  tab.state.line = 'cut'
  await expect(tab.add('CAF-01')).rejects.toThrow('Failed to fetch')
  write.mockRestore()
  tab.state.line = 'whole'
  expect(pieces(await tab.read())).toEqual({ 'Café 01': 2 })
})

test('a change that was sent while storage is full is not sent again after another', async () => {
  const { client, tab } = await openCart()
  tab.state.line = 'cut'
  await tab.add('CAF-01')
  const write = jest.spyOn(cartStorage, 'write').mockRejectedValue(new Error('Full'))
  tab.state.line = 'whole'
  await tab.read()
  expect(tab.state.connection).toEqual({ isLost: false, waiting: 0 })
  await tab.set('CAF-01', 5)
  await tab.read()
  write.mockRestore()
  await tab.read()
  expect(await held(client)).toEqual({ 'Café 01': 5 })
})

test('what full storage refused is forgotten with the cart at the sign-out', async () => {
  const { id, tab } = await openCart()
  const write = jest.spyOn(cartStorage, 'write').mockRejectedValue(new Error('Full'))
  await tab.add('CAF-02')
  await tab.read()
  await cartStorage.forget()
  write.mockRestore()
  tab.state.line = 'cut'
  await expect(tab.read()).rejects.toThrow('Failed to fetch')
  expect(await cartStorage.read(id)).toBeUndefined()
})
