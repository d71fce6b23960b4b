import { act, screen, waitFor } from '@testing-library/react'
import { clickTimes, heldBy, hold, rowOf, watchValues } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'

/** Milliseconds by which every call is slower. */
const delay = 40
/** Before any reply can arrive. */
function clickAtOnce(button: HTMLElement, times: number) {
  for (let click = 0; click < times; click += 1) act(() => button.click())
}
const stepsBack = (seen: number[]) => seen.filter((value, at) => value < (seen[at - 1] ?? 0))

async function openSlowCart(serial: string, name: string, stock: number) {
  const registered = await shop.registerClient()
  await shop.setStock(serial, stock)
  await hold(registered, serial, 1)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  const line = await rowOf(name)
  shop.slow(delay)
  return { ...view, ...line, registered, seen: watchValues(line.field) }
}

// spec: 4.15
test('twenty rapid clicks end with the same number on screen and server, and never step back', async () => {
  const { user, more, field, seen, registered, close } = await openSlowCart('CAF-07', 'Café 07', 50)
  await clickTimes(user, more, 20)
  expect(field).toHaveValue(21)
  const pay = screen.getByRole('button', { name: 'Commander avec obligation de paiement' })
  expect(pay).toBeDisabled()
  await waitFor(() => expect(pay).toBeEnabled())
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 21 }])
  expect(field).toHaveValue(21)
  expect(stepsBack(seen)).toEqual([])
  expect(seen.at(-1)).toBe(21)
  close()
  await renderShop({ path: '/panier', signedInAs: registered })
  expect((await rowOf('Café 07')).field).toHaveValue(21)
})

test('a refusal in the middle drops its clicks only, and says why', async () => {
  const { more, field, seen, registered, close } = await openSlowCart('CAF-08', 'Café 08', 50)
  clickAtOnce(more, 20)
  await act(() => shop.setStock('CAF-08', 9))
  expect(field).toHaveValue(21)
  expect(await screen.findAllByText(/il n’en reste que 9/)).not.toHaveLength(0)
  await waitFor(() => expect(field).toHaveValue(9))
  await waitFor(() => expect(field).toHaveAttribute('max', '9'))
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 9 }])
  expect(Math.min(...seen.slice(seen.indexOf(9)))).toBe(9)
  // One message, however many clicks were refused.
  expect(screen.getAllByText(/il n’en reste que 9/).length).toBeLessThanOrEqual(2)
  close()
  await renderShop({ path: '/panier', signedInAs: registered })
  expect((await rowOf('Café 08')).field).toHaveValue(9)
})

test('clicks on plus and minus run in their order', async () => {
  const { user, more, less, field, registered } = await openSlowCart('CAF-09', 'Café 09', 50)
  await clickTimes(user, more, 3)
  await clickTimes(user, less, 2)
  await user.click(more)
  expect(field).toHaveValue(3)
  const pay = screen.getByRole('button', { name: 'Commander avec obligation de paiement' })
  await waitFor(() => expect(pay).toBeEnabled())
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 3 }])
  expect(shop.calls().filter((call) => call.includes('updateQuantity'))).toEqual([
    ...Array<string>(3).fill('POST /api/client/cart/updateQuantityMore'),
    ...Array<string>(2).fill('POST /api/client/cart/updateQuantityLess'),
    'POST /api/client/cart/updateQuantityMore',
  ])
})

test('signing out drops the queued clicks and ignores late replies', async () => {
  const { more, registered, store, words } = await openSlowCart('CAF-10', 'Café 10', 50)
  clickAtOnce(more, 10)
  act(() => {
    store.dispatch({ type: 'session/signedOut' })
  })
  expect(await screen.findByText(words.common.notConnected)).toBeInTheDocument()
  await act(() => new Promise((resolve) => setTimeout(resolve, delay * 5)))
  const [line] = await heldBy(registered)
  expect(line?.command_quantity).toBeLessThan(11)
  const { queries, mutations } = store.getState().api
  expect(Object.keys(queries).filter((key) => key.startsWith('getCart'))).toEqual([])
  expect(mutations).toEqual({})
})
