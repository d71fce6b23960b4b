import { act, screen, waitFor, within } from '@testing-library/react'
import { startBareHost } from '../../../testing/bareHost'
import { heldBy, hold, rowOf } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { notices } from '../../state/notices'
import { typingPauseMs } from '../../ui/Stepper'

async function openCart(quantity: number, apiHost?: string, others: Record<string, number> = {}) {
  const registered = await shop.registerClient()
  for (const [serial, pieces] of Object.entries({ 'CAF-01': quantity, ...others }))
    await hold(registered, serial, pieces)
  const settings = apiHost === undefined ? {} : { apiHost }
  const view = await renderShop({ path: '/panier', signedInAs: registered, settings })
  return { ...view, registered, row: await rowOf('Café 01') }
}

const quantitiesOf = async (registered: Parameters<typeof heldBy>[0]) =>
  (await heldBy(registered)).map((line) => line.command_quantity)

const changes = () => shop.calls().filter((call) => call.includes('Quantity'))

test('a typed quantity is one call, made when the field is left', async () => {
  const { user, registered, row } = await openCart(1)
  await user.type(row.field, '7')
  await user.tab()
  expect(row.field).toHaveValue(7)
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([7]))
  expect(changes()).toHaveLength(1)
})

test('a typed quantity is set after a pause too, and not again when the field is left', async () => {
  const { user, registered, row } = await openCart(1)
  await user.type(row.field, '6')
  await waitFor(() => expect(changes()).toHaveLength(1), { timeout: 4 * typingPauseMs })
  await user.tab()
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([6]))
  expect(row.field).toHaveValue(6)
  expect(changes()).toHaveLength(1)
})

test('who empties the field and thinks finds it empty after the pause', async () => {
  const { user, row } = await openCart(2)
  await user.clear(row.field)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1.5 * typingPauseMs)))
  expect(row.field).toHaveValue(null)
  expect(changes()).toEqual([])
})

test('a click on beans that another device has removed changes no other grind of the coffee', async () => {
  const registered = await shop.registerClient()
  const { client, token } = registered
  const add = { product_serial_number: 'CAF-22', client_id: client.id }
  for (const command_grind of ['grains', 'filtre'])
    await shop.call('POST', '/api/products/addCart', { ...add, command_grind }, token)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  const { more, field } = await rowOf('Café 22, en grains')
  const beans = (await heldBy(registered)).find(({ command_grind }) => command_grind === 'grains')
  const removed = { command_line_id: beans!.command_line_id, client_id: client.id }
  await shop.call('DELETE', '/api/client/cart/deleteLine', removed, token)
  await user.click(more)
  await waitFor(() => expect(field).not.toBeInTheDocument())
  expect(await quantitiesOf(registered)).toEqual([1])
})

test.each([
  ['nothing leaves it as it is', '{Delete}{Enter}', 2],
  ['zero leaves it as it is', '0{Enter}', 2],
  ['Escape leaves it as it is', '7{Escape}', 2],
])('of a typed quantity, %s', async (_, typed, quantity) => {
  const { user, registered, row } = await openCart(2)
  await user.type(row.field, typed)
  expect(row.field).toHaveValue(quantity)
  await user.tab()
  await act(() => new Promise((resolve) => setTimeout(resolve, 1.5 * typingPauseMs)))
  expect(changes()).toEqual([])
  expect(await quantitiesOf(registered)).toEqual([quantity])
})

test('a quantity above the stock is set to the stock, and the shop says so', async () => {
  const { user, registered, row } = await openCart(2)
  await user.type(row.field, '99{Enter}')
  expect(await screen.findAllByText('Il n’en reste que 10.')).toHaveLength(2)
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([10]))
})

test('what became of a typed quantity stays beside its line until the next change', async () => {
  const { user, row, store } = await openCart(2)
  await user.type(row.field, '99{Enter}')
  await screen.findAllByText('Il n’en reste que 10.')
  act(() => {
    for (const { id } of store.getState().notices) store.dispatch(notices.actions.withdrawn(id))
  })
  const cell = screen.getByRole('rowheader', { name: /Café 01/ })
  expect(await within(cell).findByText('Il n’en reste que 10.')).toBeInTheDocument()
  await user.click(row.less)
  expect(within(cell).queryByText('Il n’en reste que 10.')).not.toBeInTheDocument()
})

test('at a host without the call, a typed quantity is reached in steps', async () => {
  const host = await startBareHost(shop.url)
  const { user, registered, row } = await openCart(2, host.url)
  await user.type(row.field, '5{Enter}')
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([5]))
  await host.close()
})

test('a removed line is brought back with its quantity', async () => {
  const { user, registered, row } = await openCart(3)
  await user.click(row.remove)
  const undo = await screen.findByRole('button', { name: 'Annuler' })
  expect(await heldBy(registered)).toEqual([])
  await user.click(undo)
  expect(document.body).not.toHaveFocus()
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([3]))
  expect(document.body).not.toHaveFocus()
  expect((await rowOf('Café 01')).field).toHaveValue(3)
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
})

test('each of two removed lines is brought back by its own button', async () => {
  const { user, registered, row } = await openCart(3, undefined, { 'CAF-02': 2 })
  const other = await rowOf('Café 02')
  await user.click(row.remove)
  await user.click(other.remove)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Annuler' })).toHaveLength(2))
  const [first, second] = screen.getAllByRole('button', { name: 'Annuler' })
  expect(first).toHaveAccessibleDescription(/Café 01/)
  expect(second).toHaveAccessibleDescription(/Café 02/)
  await user.click(first!)
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([3]))
  await user.click(second!)
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([3, 2]))
})

test('a line removed before its change is made is brought back with the quantity that was shown', async () => {
  const { user, registered, row } = await openCart(2)
  shop.slow(300)
  await user.click(row.more)
  expect(row.field).toHaveValue(3)
  await user.click(row.remove)
  shop.slow(0)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([3]))
})

test('a line whose stock is gone meanwhile is not brought back, and the shop says so', async () => {
  const { user, registered, row } = await openCart(3)
  await user.click(row.remove)
  const undo = await screen.findByRole('button', { name: 'Annuler' })
  await shop.setStock('CAF-01', 1)
  await user.click(undo)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(/il n’en reste que 1/)).toBeInTheDocument()
  expect(await heldBy(registered)).toEqual([])
  await shop.setStock('CAF-01', 10)
})

test('a line that could not be brought back can be asked for again', async () => {
  const { user, registered, row } = await openCart(3)
  await user.click(row.remove)
  shop.failNext('addToCart', 500)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Erreur')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(async () => expect(await quantitiesOf(registered)).toEqual([3]))
  expect(main.queryByText('Erreur')).not.toBeInTheDocument()
})

test('a line that is back, though its reply was lost, is not offered again', async () => {
  const { user, registered, row } = await openCart(3)
  await user.click(row.remove)
  shop.failNext('addToCart', 'lost')
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect((await rowOf('Café 01')).field).toHaveValue(3)
  await act(() => shop.settle())
  expect(await quantitiesOf(registered)).toEqual([3])
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
})
