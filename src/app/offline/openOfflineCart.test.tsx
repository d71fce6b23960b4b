import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderShop } from '../../../testing/renderShop'
import { createSerialQueue } from '../../api/SerialQueue'
import { cartStorage } from '../../features/cart/offline/cartStorage'
import { openOfflineCart } from './openOfflineCart'

const locks = createSerialQueue()
beforeAll(() => {
  // jsdom has no locks.
  const request = (_: string, work: () => Promise<unknown>) => locks.enqueue(work)
  Object.defineProperty(navigator, 'locks', { value: { request } })
})

test('the cart of a client who signed in before is erased where another one is signed in', async () => {
  const registered = await shop.registerClient()
  const own = String(registered.client.id)
  const stored = { lines: [], waiting: [] }
  await cartStorage.write(own, stored)
  await cartStorage.write(`${own}0`, stored)
  const { store } = await renderShop({ signedInAs: registered })
  await openOfflineCart(store, pageSettingsOfTests)
  await waitFor(async () => expect(await cartStorage.read(`${own}0`)).toBeUndefined())
  expect(await cartStorage.read(own)).toBeDefined()
})

test('pictures that failed are asked for again with the connection', async () => {
  const { store } = await renderShop({ path: '/products' })
  await openOfflineCart(store, pageSettingsOfTests)
  // jsdom fetches no pictures: these are the properties of one that failed.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  const [picture] = await screen.findAllByRole('img')
  const ask = jest.spyOn(HTMLImageElement.prototype, 'src', 'set')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(ask.mock.contexts).toContain(picture)
})
