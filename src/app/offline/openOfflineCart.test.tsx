import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
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
