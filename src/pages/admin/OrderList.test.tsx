import { act, screen, waitFor, within } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../testing/cartOnScreen'
import { renderAdmin } from '../../../testing/renderAdmin'
import { staffPageSize } from '../../../contract/lists'
import {
  adminOrderPath,
  adminPaths,
  ordersIn,
  ordersToRefund,
} from '../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../wording/admin/clients'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { adminPreparationWords } from '../../../wording/admin/preparation'
import { adminProductsWords } from '../../../wording/admin/products'
import { adminTodayWords } from '../../../wording/admin/today'
import { adminApi } from '../../api/admin/adminApi'
import { tagsOf } from '../../features/admin/events/tagsOf'

const words = adminOrdersWords.specified
const preparation = adminPreparationWords.specified

/** An order of which the shopkeeper must give money back by hand. */
async function oweRefund() {
  const registered = await shop.registerClient()
  const [product] = await shop.products()
  await hold(registered, String(product!.product_serial_number), 1)
  const id = await payHeld(registered, { ...toPickUp, payment_means: 'counter' })
  await shop.receiveMoney(id)
  await shop.moveOrder(id, ['annulée'])
  return Number(id)
}

test('a list without such a refund says so and leads to all orders', async () => {
  await renderAdmin(ordersToRefund)
  expect(await screen.findByText(words.none)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.allOrders })).toBeInTheDocument()
})

test('a number that is none is named as it was typed', async () => {
  await renderAdmin(adminPaths.order.replace(':id', 'x12'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(words.order('x12'))
})

test.each([
  ['an order', ordersIn('payée'), words.backToList],
  ['a client', `${adminPaths.clients}?q=client`, adminClientsWords.specified.backToList],
  ['a product', `${adminPaths.products}?vue=on_sale`, adminProductsWords.specified.backToList],
])('the way back from %s leads to the list as it was', async (_, list, back) => {
  await shop.placeOrder('payée')
  const { user } = await renderAdmin(list)
  const [row] = await within(await screen.findByRole('main')).findAllByRole('listitem')
  await user.click(within(row!).getByRole('link'))
  expect(await screen.findByRole('link', { name: back })).toHaveAttribute('href', list)
})

const { refunds, to_prepare_unpaid: unpaid } = adminTodayWords.specified.rows
test('the refunds that wait on the first page lead to their orders', async () => {
  const id = await oweRefund()
  await shop.placeOrder('payée')
  const { user } = await renderAdmin(adminPaths.today)
  await user.click(await screen.findByRole('link', { name: new RegExp(refunds.join('|')) }))
  const tab = await screen.findByRole('link', { name: new RegExp(words.openRefunds) })
  expect(tab).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: words.all })).not.toHaveAttribute('aria-current')
  const listed = screen.getAllByRole('link', { name: /magasin|retrait/i })
  expect(listed.map((row) => row.getAttribute('href'))).toEqual([adminOrderPath(id)])
})

test('what is to be prepared and paid at the counter is ticked, and its slip says what is to be paid', async () => {
  const registered = await shop.registerClient()
  const [product] = await shop.products()
  await hold(registered, String(product!.product_serial_number), 1)
  const id = Number(await payHeld(registered, { ...toPickUp, payment_means: 'counter' }))
  const { user } = await renderAdmin(adminPaths.today)
  await user.click(await screen.findByRole('link', { name: new RegExp(unpaid.join('|')) }))
  const tab = await screen.findByRole('link', { name: new RegExp(words.toPay.counter) })
  expect(tab).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByLabelText(words.pick(id)))
  await user.click(screen.getByRole('link', { name: preparation.toPrint }))
  await user.click(await screen.findByRole('link', { name: preparation.slips }))
  const slip = await screen.findByRole('article', { name: preparation.slipOf(id) })
  expect(within(slip).getByText(/^À payer au comptoir/)).toBeInTheDocument()
})

test('a ticked order that newer ones push off the page is prepared, one that changed is not', async () => {
  const placed: string[] = []
  const place = async () => placed.push((await shop.placeOrder('payée')).id)
  while (placed.length < staffPageSize) await place()
  const { user, member, store } = await renderAdmin(ordersIn('payée'))
  const hear = () => act(() => void store.dispatch(adminApi.util.invalidateTags(stale())))
  const stale = () => tagsOf({ changes: [{ kind: 'order', ids: placed }] })
  const boxOf = (id: string) => screen.queryByLabelText(words.pick(Number(id)))
  const isGone = (id: string) => waitFor(() => expect(boxOf(id)).not.toBeInTheDocument())
  const expectPicked = (count: number) =>
    expect(screen.getByText(preparation.picked(count), { normalizer: String })).toBeVisible()
  const [oldest, other] = placed as [string, string]
  await user.click(await screen.findByLabelText(words.pick(Number(oldest))))
  await user.click(boxOf(other)!)
  expectPicked(2)
  const order = `/api/admin/orders/${oldest}`
  await member.send('POST', `${order}/notes`, { text: 'Fragile' })
  await shop.moveOrder(other, ['en préparation'])
  hear()
  await isGone(other)
  expectPicked(1)
  await place()
  await place()
  hear()
  await isGone(oldest)
  expectPicked(1)
  await user.click(screen.getByRole('button', { name: preparation.prepare }))
  expect(await screen.findByRole('heading', { name: preparation.title(1) })).toBeInTheDocument()
  expect((await member.send('GET', order)).body).toMatchObject({ state: 'en préparation' })
})

test('what is ticked outlives a look at an order, but not what left the list meanwhile', async () => {
  const [one, other] = [(await shop.placeOrder('payée')).id, (await shop.placeOrder('payée')).id]
  const { user, store } = await renderAdmin(ordersIn('payée'))
  const boxOf = (id: string) => screen.findByLabelText(words.pick(Number(id)))
  await user.click(await boxOf(one))
  await user.click(await boxOf(other))
  await user.click(screen.getByRole('link', { name: new RegExp(one) }))
  await screen.findByRole('heading', { name: words.order(one) })
  await shop.moveOrder(other, ['en préparation'])
  const changes = tagsOf({ changes: [{ kind: 'order', ids: [other] }] })
  act(() => void store.dispatch(adminApi.util.invalidateTags(changes)))
  act(() => window.history.back())
  expect(await boxOf(one)).toBeChecked()
  await waitFor(() =>
    expect(screen.queryByLabelText(words.pick(Number(other)))).not.toBeInTheDocument(),
  )
  await user.click(screen.getByRole('button', { name: preparation.prepare }))
  expect(await screen.findByRole('heading', { name: preparation.title(1) })).toBeInTheDocument()
})

/** The link to the orders of this state, or to all. */
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: words.states })).getByRole('link', {
    name: new RegExp(`^${name}`),
  })

test('what a slow reply says of ticked orders stands when one comes back from another tab', async () => {
  const { id } = await shop.placeOrder('payée')
  const { user, member } = await renderAdmin(ordersIn('payée'))
  await user.click(await screen.findByLabelText(words.pick(Number(id))))
  await member.send('POST', `/api/admin/orders/${id}/notes`, { text: 'Fragile' })
  shop.slow(500)
  await user.click(screen.getByRole('button', { name: preparation.prepare }))
  shop.slow(0)
  await user.click(tab(words.all))
  await act(() => shop.settle())
  await user.click(tab('payée'))
  const said = await screen.findByRole('region', { name: preparation.refused })
  expect(within(said).getByRole('link', { name: new RegExp(id) })).toBeVisible()
})

test('a slow reply leads nobody on who has gone to another tab', async () => {
  const { id } = await shop.placeOrder('payée')
  const { user, member } = await renderAdmin(ordersIn('payée'))
  await user.click(await screen.findByLabelText(words.pick(Number(id))))
  shop.slow(500)
  await user.click(screen.getByRole('button', { name: preparation.prepare }))
  shop.slow(0)
  await user.click(tab(words.all))
  await act(() => shop.settle())
  const order = await member.send('GET', `/api/admin/orders/${id}`)
  expect(order.body).toMatchObject({ state: 'en préparation' })
  expect(window.location.pathname).toBe(adminPaths.orders)
})

test('a ticked order off the page that somebody has changed is refused once, and then left', async () => {
  const { id } = await shop.placeOrder('payée')
  const { user, member, store } = await renderAdmin(ordersIn('payée'))
  const box = () => screen.queryByLabelText(words.pick(Number(id)))
  await user.click(await screen.findByLabelText(words.pick(Number(id))))
  const ids = [id]
  for (let newer = 0; newer < staffPageSize; newer += 1)
    ids.push((await shop.placeOrder('payée')).id)
  const changes = tagsOf({ changes: [{ kind: 'order', ids }] })
  act(() => void store.dispatch(adminApi.util.invalidateTags(changes)))
  await waitFor(() => expect(box()).not.toBeInTheDocument())
  await member.send('POST', `/api/admin/orders/${id}/notes`, { text: 'Fragile' })
  const picked = () => screen.queryByText(preparation.picked(1), { normalizer: String })
  expect(picked()).toBeVisible()
  await user.click(screen.getByRole('button', { name: preparation.prepare }))
  await waitFor(() => expect(picked()).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: new RegExp(id) })).toBeVisible()
})
