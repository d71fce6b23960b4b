import { screen, within } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../testing/cartOnScreen'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminOrderPath, adminPaths, ordersToRefund } from '../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { adminPreparationWords } from '../../../wording/admin/preparation'
import { adminTodayWords } from '../../../wording/admin/today'

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
