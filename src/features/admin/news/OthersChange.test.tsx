import { act, screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { adminApi } from '../../../api/admin/adminApi'
import { tagsOf } from '../events/tagsOf'

const layout = adminLayoutWords.specified
const orders = adminOrdersWords.specified

/** Opens the sheet of an order that awaits a transfer; `hear` is the event that it has changed. */
async function openSheet() {
  const buyer = await shop.registerClient()
  const [product] = await shop.products()
  await hold(buyer, String(product!.product_serial_number), 1)
  const id = await payHeld(buyer, { ...toPickUp, payment_means: 'transfer' })
  const view = await renderAdmin(adminOrderPath(Number(id)))
  const note = await screen.findByLabelText(orders.noteText)
  const stale = tagsOf({ changes: [{ kind: 'order', ids: [id] }] })
  const hear = () => act(() => void view.store.dispatch(adminApi.util.invalidateTags(stale)))
  return { ...view, buyer, id, note, hear }
}

test('an open order says which colleague has just changed it, and not what its reader did', async () => {
  const { user, member, id, note, hear } = await openSheet()
  await user.type(note, 'Fragile')
  await user.click(screen.getByRole('button', { name: orders.noteSave }))
  await screen.findByText(/Fragile/, { selector: 'li' })
  expect(screen.queryByText(layout.changedBy(member.email))).not.toBeInTheDocument()
  const other = await shop.addStaff('préparation')
  await other.send('POST', `/api/admin/orders/${id}/notes`, { text: 'Urgent' })
  hear()
  expect(await screen.findByText(layout.changedBy(other.email))).toBeInTheDocument()
})

test('an open order that its client cancels says its new state', async () => {
  const { buyer, id, hear } = await openSheet()
  const cancelled = { client_id: buyer.client.id, command_id: id, refill: false }
  await shop.call('POST', '/api/client/command/cancel', cancelled, buyer.token)
  hear()
  const said = layout.changedState('annulée')
  expect(await screen.findByText(said, { normalizer: String })).toBeInTheDocument()
})
