import { act, screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { shortMoment } from '../../../../wording/shortMoment'
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

test('an open order says which colleague changed it and when, and not what its reader did', async () => {
  const { user, member, id, note, hear } = await openSheet()
  await user.type(note, 'Fragile')
  await user.click(screen.getByRole('button', { name: orders.noteSave }))
  await screen.findByText(/Fragile/, { selector: 'li' })
  const ofMember = new RegExp(`^Modifiée .*${member.email}`)
  expect(screen.queryByText(ofMember)).not.toBeInTheDocument()
  const other = await shop.addStaff('préparation')
  await other.send('POST', `/api/admin/orders/${id}/notes`, { text: 'Urgent' })
  const { body } = await other.send<StaffOrder>('GET', `/api/admin/orders/${id}`)
  const { at } = body.log.at(-1)!
  hear()
  const said = layout.changedBy({ who: other.email, at })
  expect(said).toContain(shortMoment(at))
  expect(await screen.findByText(said)).toBeInTheDocument()
})

test('an open order that its client cancels says its new state', async () => {
  const { buyer, id, hear } = await openSheet()
  const cancelled = { client_id: buyer.client.id, command_id: id, refill: false }
  await shop.call('POST', '/api/client/command/cancel', cancelled, buyer.token)
  hear()
  const said = layout.changedState('annulée')
  expect(await screen.findByText(said, { normalizer: String })).toBeInTheDocument()
})
