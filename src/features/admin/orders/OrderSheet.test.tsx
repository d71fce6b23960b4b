import { act, screen, waitFor } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { holdTimers } from '../../../../testing/holdTimers'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { DeliveryMode } from '../../../../contract/deliveryModes'
import type { PaymentMeans } from '../../../../contract/paymentMeans'
import type { OrderState } from '../../../../contract/orderStates'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type { StaffWithdrawal } from '../../../../contract/api/staff/staffWithdrawals'
import { adminOrderPath, adminPaths } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { adminApi } from '../../../api/admin/adminApi'
import { tagsOf } from '../events/tagsOf'
import { settlingMs } from '../news/useIsSettling'

const words = adminOrdersWords.specified

/** Spaces count. */
const whole = { normalizer: String }

/** A refund that a press has made, with what depends on the test. */
const refunded = { at: '', cents: 50, is_dispute: false, is_unsettled: false } as const

beforeAll(() => shop.setStock('CAF-01', 100))

type Buyer = Awaited<ReturnType<typeof shop.registerClient>>

/** An order that was bought; paid by the demonstration, so that the shop holds its money. */
async function buy(
  buyer?: Buyer,
  delivery: DeliveryMode = 'magasin',
  means: PaymentMeans = 'demonstration',
): Promise<number> {
  const registered = buyer ?? (await shop.registerClient())
  const [product] = await shop.products()
  await hold(registered, String(product!.product_serial_number), 1)
  return Number(
    await payHeld(registered, { ...toPickUp, command_delivery: delivery, payment_means: means }),
  )
}

test('a note that is saved takes no tracking number with it', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.tracking), '6A12')
  await user.type(screen.getByLabelText(words.noteText), 'Fragile')
  await user.click(screen.getByRole('button', { name: words.noteSave }))
  expect(await screen.findByText(/Fragile/, { selector: 'li' })).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('')
  expect(screen.getByLabelText(words.tracking)).toHaveValue('6A12')
  await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
  expect(await screen.findByRole('link', { name: /6A12/ })).toBeInTheDocument()
})

test('a pasted note that is too long stays whole, and its field names the limit', async () => {
  const { id } = await shop.placeOrder('en préparation')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  const note = await screen.findByLabelText(words.noteText)
  await user.click(note)
  await user.paste('é'.repeat(1001))
  await user.click(screen.getByRole('button', { name: words.noteSave }))
  await waitFor(() => expect(note).toHaveAccessibleDescription(/1\s000 caractères au plus/))
  expect(note).toHaveValue('é'.repeat(1001))
})

test('a note that is being typed outlives one that its typist saves on another device', async () => {
  const { id } = await shop.placeOrder('en préparation')
  const { user, member } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.noteText), 'Fragile')
  await member.send('POST', `/api/admin/orders/${id}/notes`, { text: 'Urgent' })
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText(/Urgent/, { selector: 'li' })).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('Fragile')
})

test('a finished order of a deleted account takes no note', async () => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'magasin', 'transfer')
  const of = { client_id: buyer.client.id }
  const cancelled = { ...of, command_id: id, refill: false }
  await shop.call('POST', '/api/client/command/cancel', cancelled, buyer.token)
  await shop.call('PUT', '/api/client_del/', { ...of, OldPass: buyer.password }, buyer.token)
  await renderAdmin(adminOrderPath(id))
  expect(await screen.findByText(words.noEmail)).toBeInTheDocument()
  expect(screen.queryByLabelText(words.noteText)).not.toBeInTheDocument()
})

test('a note that is saved takes no refund with it, and a refund empties its form', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy()))
  const amount = () => screen.findByLabelText(words.refundAmount)
  await user.type(await amount(), '0,50')
  await user.type(screen.getByLabelText(words.noteText), 'Fragile')
  await user.click(screen.getByRole('button', { name: words.noteSave }))
  expect(await screen.findByText(/Fragile/, { selector: 'li' })).toBeInTheDocument()
  expect(await amount()).toHaveValue('0,50')
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  await waitFor(async () => expect(await amount()).toHaveValue(''))
})

test('Enter in a field gives no money back, and the button does by the keyboard too', async () => {
  const id = await buy()
  const { user } = await renderAdmin(adminOrderPath(id))
  const refund = `POST /api/admin/orders/${id}/refund`
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50{Enter}')
  screen.getByRole('checkbox', { name: words.refundRestock }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText(words.refundAmount)).toHaveValue('0,50')
  expect(shop.calls()).not.toContain(refund)
  screen.getByRole('button', { name: words.refundSave }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shop.calls()).toContain(refund))
})

test('a refund whose reply is lost is made again only once its trace was pointed out', async () => {
  const id = await buy()
  const { user } = await renderAdmin(adminOrderPath(id))
  const refunds = () =>
    shop.calls().filter((call) => call === `POST /api/admin/orders/${id}/refund`)
  const press = () => user.click(screen.getByRole('button', { name: words.refundSave }))
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  shop.failNext('refundStaffOrder', 'lost')
  await press()
  await screen.findByText(adminLayoutWords.specified.unanswered, whole)
  const made = words.refundOf('0,50', { ...refunded, state: 'succeeded', made_by: null })
  await screen.findByText(made, whole)
  await press()
  expect(await screen.findByText(words.refundMeanwhile, whole)).toBeInTheDocument()
  expect(refunds()).toHaveLength(1)
  await press()
  await waitFor(() => expect(screen.getAllByText(made, whole)).toHaveLength(2))
})

test('a refund that a colleague makes while one types is pointed out once', async () => {
  const id = await buy()
  const { user, store } = await renderAdmin(adminOrderPath(id))
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  const colleague = await shop.addStaff('gérant')
  const url = `/api/admin/orders/${id}`
  const { body } = await colleague.send<{ version: number }>('GET', url)
  await colleague.send('POST', `${url}/refund`, { version: body.version, cents: 10 })
  const stale = tagsOf({ changes: [{ kind: 'order', ids: [String(id)] }] })
  act(() => void store.dispatch(adminApi.util.invalidateTags(stale)))
  const theirs = words.refundOf('0,10', { ...refunded, state: 'succeeded', made_by: null })
  await screen.findByText(theirs, whole)
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  expect(await screen.findByText(words.refundMeanwhile, whole)).toBeInTheDocument()
  expect(screen.getByLabelText(words.refundAmount)).toHaveValue('0,50')
})

test('a refund that the provider refuses is told as a refusal, and stays typed', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy()))
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  shop.refuseNextRefund()
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Le prestataire refuse/)
  const refund = { at: '', cents: 50, state: 'failed', made_by: null } as const
  const said = words.refundOf('0,50', { ...refund, is_dispute: false, is_unsettled: true })
  expect(await screen.findByText(said, whole)).toBeInTheDocument()
  expect(screen.getByLabelText(words.refundAmount)).toHaveValue('0,50')
})

test('two grinds of one coffee are told apart where pieces are refunded', async () => {
  const registered = await shop.registerClient()
  const added = { product_serial_number: 'CAF-22', client_id: registered.client.id }
  for (const command_grind of ['grains', 'filtre']) {
    const body = { ...added, command_grind }
    await shop.call('POST', '/api/products/addCart', body, registered.token)
  }
  await renderAdmin(adminOrderPath(Number(await payHeld(registered))))
  for (const name of ['Café 22, en grains', 'Café 22, moulu pour filtre'])
    expect(await screen.findByLabelText(words.refundPieces(name, 1))).toBeInTheDocument()
})

test('a refund that was given back otherwise is in the history at once, with how', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy()))
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  await user.selectOptions(screen.getByLabelText(words.refundWay), words.refundMadeBy.transfer)
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  const refund = { state: 'succeeded', made_by: 'transfer' } as const
  const settled = { is_dispute: false, is_unsettled: false }
  const said = words.refundOf('0,50', { at: '', cents: 50, ...settled, ...refund })
  expect(await screen.findByText(said, whole)).toBeInTheDocument()
})

test('who pays at the counter leaves with the articles after one press', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy(undefined, 'magasin', 'counter')))
  await user.click(await screen.findByRole('button', { name: words.receivedAndHandedOver }))
  expect(await screen.findByText(words.nothingNext, whole)).toBeInTheDocument()
})

test('a second press does not reach the next act, which takes the place of the first', async () => {
  const { id } = await shop.placeOrder('en préparation')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  const actOf = (state: OrderState) => ({ name: words.action(state, true) })
  const release = holdTimers(settlingMs)
  await user.click(await screen.findByRole('button', actOf('prête')))
  await user.click(await screen.findByRole('button', actOf('retirée')))
  act(release)
  const change = `POST /api/admin/orders/${id}/state`
  expect(shop.calls().filter((call) => call === change)).toHaveLength(1)
  await user.click(screen.getByRole('button', actOf('retirée')))
  expect(await screen.findByText('prête → retirée')).toBeInTheDocument()
})

test('the part of the sheet has the focus once the pressed button is gone', async () => {
  const { id } = await shop.placeOrder('payée')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.click(
    await screen.findByRole('button', { name: words.action('en préparation', true) }),
  )
  await screen.findByRole('button', { name: words.action('prête', true) })
  await waitFor(() => expect(screen.getByRole('region', { name: words.next })).toHaveFocus())
})

test('a refund by hand is noted with how it was made', async () => {
  const id = await buy(undefined, 'magasin', 'transfer')
  const { user } = await renderAdmin(adminOrderPath(id))
  await user.click(await screen.findByRole('button', { name: words.received }))
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  await screen.findByRole('button', { name: words.refundsMade })
  const [way] = screen.getAllByLabelText(words.refundWay)
  await user.selectOptions(way!, words.refundMadeBy.counter)
  await user.click(screen.getByRole('button', { name: words.refundsMade }))
  expect(await screen.findByText('Remboursement noté comme fait, au comptoir')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.refundsMade })).not.toBeInTheDocument()
})

test('a piece whose refund is still to be made is not said to be refunded', async () => {
  const id = await buy(undefined, 'magasin', 'transfer')
  const { user } = await renderAdmin(adminOrderPath(id))
  await user.click(await screen.findByRole('button', { name: words.received }))
  for (const pieces of await screen.findAllByRole('spinbutton')) await user.type(pieces, '1')
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  await screen.findByRole('button', { name: words.refundsMade })
  expect(screen.getByText(/^dont 1.*remboursé ou en cours de remboursement$/)).toBeInTheDocument()
})

test('money is noted as the sheet says it came, whatever its client has chosen since', async () => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'magasin', 'transfer')
  const { user } = await renderAdmin(adminOrderPath(id))
  const received = await screen.findByRole('button', { name: words.received })
  const means = { command_id: id, ...toPickUp, payment_means: 'counter' }
  await shop.call('POST', '/api/client/cart/paid', means, buyer.token)
  await user.click(received)
  expect(await screen.findByText(`payée (${words.means.transfer})`)).toBeInTheDocument()
})

test('a transfer for an order that its client cancelled is noted from a fold, and goes back', async () => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'magasin', 'transfer')
  const body = { client_id: buyer.client.id, command_id: id, refill: false }
  await shop.call('POST', '/api/client/command/cancel', body, buyer.token)
  const { user } = await renderAdmin(adminOrderPath(id))
  await user.click(await screen.findByText(words.late))
  expect(screen.getByText(words.lateWhat('annulée'), whole)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.lateBy.transfer }))
  expect(await screen.findByRole('button', { name: words.refundsMade })).toBeInTheDocument()
  expect(screen.queryByText(words.late)).not.toBeInTheDocument()
})

test('money that came late otherwise than its client chose is noted as it came', async () => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'magasin', 'transfer')
  const body = { client_id: buyer.client.id, command_id: id, refill: false }
  await shop.call('POST', '/api/client/command/cancel', body, buyer.token)
  const { user } = await renderAdmin(adminOrderPath(id))
  await user.click(await screen.findByText(words.late))
  await user.click(screen.getByRole('button', { name: words.lateBy.counter }))
  await screen.findByRole('button', { name: words.refundsMade })
  expect(screen.getByText(/\(au comptoir\)/)).toBeInTheDocument()
})

test.each([
  ['the client', true, 1],
  ['the staff', false, 0],
])('an unpaid order that %s cancelled says so once', async (_, isClient, lines) => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'magasin', 'transfer')
  const body = { client_id: buyer.client.id, command_id: id, refill: false }
  if (isClient) await shop.call('POST', '/api/client/command/cancel', body, buyer.token)
  const { user } = await renderAdmin(adminOrderPath(id))
  if (!isClient) {
    await user.click(await screen.findByRole('button', { name: words.cancelSave }))
    expect(await screen.findByText('en attente de paiement → annulée')).toBeInTheDocument()
  }
  await screen.findByText(words.ordered)
  expect(screen.queryAllByText(words.cancelledByClient)).toHaveLength(lines)
})

test('the sheet offers the invoice, and the credit note of a refund as soon as it is made', async () => {
  const id = await buy()
  const { user } = await renderAdmin(adminOrderPath(id))
  const pdfs = () => screen.findAllByRole('button', { name: /^PDF de / })
  expect(await pdfs()).toHaveLength(1)
  await user.type(await screen.findByLabelText(words.refundAmount), '0,50')
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  await waitFor(async () => expect(await pdfs()).toHaveLength(2))
  expect(screen.getByText(/^Avoir /)).toBeInTheDocument()
})

test('who prepares orders asks for no documents', async () => {
  await renderAdmin(adminOrderPath(await buy()), 'préparation')
  await screen.findByLabelText(words.noteText)
  await act(() => shop.settle())
  expect(shop.calls().filter((call) => call.includes('/documents'))).toEqual([])
})

test('an order that is being withdrawn from says so and leads to its withdrawal', async () => {
  const buyer = await shop.registerClient()
  const { client, token } = buyer
  const id = await buy(buyer)
  const declared = { client_id: client.id, command_id: id }
  await shop.call('POST', '/api/client/withdrawals', declared, token)
  await renderAdmin(adminOrderPath(id))
  const link = await screen.findByRole('link', { name: /^rétractation \d+, reçue$/ })
  expect(link).toHaveAttribute('href', adminPaths.withdrawals)
})

test('an order that was handed over has something to do while its withdrawal is open', async () => {
  const buyer = await shop.registerClient()
  const { client, token } = buyer
  const id = await buy(buyer)
  await shop.moveOrder(String(id))
  const declared = { client_id: client.id, command_id: id }
  await shop.call('POST', '/api/client/withdrawals', declared, token)
  await renderAdmin(adminOrderPath(id))
  expect(await screen.findByText(words.withdrawalNext)).toBeInTheDocument()
  expect(screen.queryByText(/^Rien à faire/)).not.toBeInTheDocument()
})

test('an order that was handed over has something to do while its payment is contested', async () => {
  const id = await buy()
  await shop.moveOrder(String(id))
  await shop.disputePayment(String(id))
  await renderAdmin(adminOrderPath(id))
  expect(await screen.findByText(words.contestedAfter, whole)).toBeInTheDocument()
  expect(screen.queryByText(/^Rien à faire/)).not.toBeInTheDocument()
})

test('an order keeps the withdrawal that was refused, with its reason', async () => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer)
  const declared = { client_id: buyer.client.id, command_id: id }
  await shop.call('POST', '/api/client/withdrawals', declared, buyer.token)
  const other = await shop.addStaff()
  type List = { withdrawals: StaffWithdrawal[] }
  const { body } = await other.send<List>('GET', '/api/admin/withdrawals')
  const withdrawal = body.withdrawals.find(({ order }) => order === id)!
  const reason = 'Le paquet est ouvert.'
  const decision = { version: withdrawal.version, accepted: false, reason }
  await other.send('POST', `/api/admin/withdrawals/${withdrawal.id}/decision`, decision)
  await renderAdmin(adminOrderPath(id))
  expect(await screen.findByText(words.refusal(reason), whole)).toBeInTheDocument()
  expect(screen.getByText(words.endedWithdrawal(withdrawal.id, 'refused'))).toBeInTheDocument()
})

/** Ships an order that is paid, without tracking. */
async function ship(user: Awaited<ReturnType<typeof renderAdmin>>['user']): Promise<void> {
  await user.click(
    await screen.findByRole('button', { name: words.action('en préparation', true) }),
  )
  await user.selectOptions(await screen.findByLabelText(words.carrier), words.noCarrier)
  await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
}

test('a carrier without a number is not sent, because “Sans suivi” says that', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.click(await screen.findByRole('button', { name: words.action('expédiée', true) }))
  expect(await screen.findByText(words.numberMissing, whole)).toBeInTheDocument()
  expect(screen.getByLabelText(words.tracking)).toBeInvalid()
})

test('a lost order says that the shop holds its money until it is refunded', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy(undefined, 'domicile')))
  await ship(user)
  await user.click(
    await screen.findByRole('button', { name: words.action('perdue', true), busy: false }),
  )
  expect(await screen.findByText(/^La boutique détient encore/)).toBeInTheDocument()
  expect(screen.queryByText(/^Rien à faire/)).not.toBeInTheDocument()
  for (const pieces of screen.getAllByRole('spinbutton')) await user.type(pieces, '1')
  await user.click(screen.getByRole('button', { name: words.refundSave }))
  expect(await screen.findByText(/^Rien à faire/)).toBeInTheDocument()
})

test('the refund of a returned order does not ask again what becomes of its articles', async () => {
  const { user } = await renderAdmin(adminOrderPath(await buy(undefined, 'domicile')))
  await ship(user)
  await user.click(await screen.findByRole('button', { name: words.returnedSpoiled, busy: false }))
  expect(await screen.findByText(/^La boutique détient encore/)).toBeInTheDocument()
  expect(screen.getByLabelText(words.refundAmount)).toBeInTheDocument()
  expect(screen.queryByLabelText(words.refundRestock)).not.toBeInTheDocument()
})

test('a tracking number is not sent without its carrier', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.tracking), '6A12')
  await user.selectOptions(screen.getByLabelText(words.carrier), words.noCarrier)
  await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
  expect(await screen.findByText(words.carrierMissing)).toBeInTheDocument()
  expect(screen.getByLabelText(words.tracking)).toHaveValue('6A12')
})

test('where the browser’s storage is full, a parcel is shipped all the same', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.tracking), '6A12')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  try {
    await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
    expect(await screen.findByRole('link', { name: /6A12/ })).toBeInTheDocument()
    expect(full).toHaveBeenCalled()
  } finally {
    full.mockRestore()
  }
})

test.each([
  ['says when its client is written to', false, 1],
  ['promises no mail to a deleted account', true, 0],
])('the correction of an address %s', async (_, isDeleted, lines) => {
  const buyer = await shop.registerClient()
  const id = await buy(buyer, 'domicile')
  const of = { client_id: buyer.client.id, OldPass: buyer.password }
  if (isDeleted) await shop.call('PUT', '/api/client_del/', of, buyer.token)
  await renderAdmin(adminOrderPath(id))
  expect(await screen.findByRole('button', { name: words.addressSave })).toBeInTheDocument()
  expect(screen.queryAllByText(words.addressTold)).toHaveLength(lines)
})

test('an address that is being typed outlives a colleague’s, which is pointed out once', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user, store } = await renderAdmin(adminOrderPath(Number(id)))
  const street = () => screen.findByLabelText(words.street)
  await user.type(await street(), '3 rue Haute')
  await user.type(screen.getByLabelText(words.postcode), '41000')
  await user.type(screen.getByLabelText(words.town), 'Blois')
  const there = { complement: '', postcode: '41000', town: 'Blois', phone: '' }
  await correctAsColleague(id, 'address', { address: { ...there, street: '5 rue Basse' } })
  hear(store, id)
  expect(await screen.findByText(/5 rue Basse/, { selector: 'dd' })).toBeInTheDocument()
  expect(await street()).toHaveValue('3 rue Haute')
  const press = () => user.click(screen.getByRole('button', { name: words.addressSave }))
  await press()
  expect(await screen.findByText(words.addressMeanwhile, whole)).toBeInTheDocument()
  await press()
  expect(await screen.findByText(/3 rue Haute/, { selector: 'dd' })).toBeInTheDocument()
  // Stored, it is nobody’s any more: the form follows again.
  await correctAsColleague(id, 'address', { address: { ...there, street: '7 rue Neuve' } })
  hear(store, id)
  await waitFor(async () => expect(await street()).toHaveValue('7 rue Neuve'))
})

test('a tracking number that is being corrected outlives a colleague’s correction', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user, store } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.tracking), '6A12')
  await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
  await user.click(await screen.findByText(words.trackingCorrect))
  const number = () => screen.findByLabelText(words.tracking)
  await user.type(await number(), '77')
  const parcel = { state: 'expédiée', carrier: 'Colissimo', tracking_number: '6A13' }
  await correctAsColleague(id, 'state', parcel)
  hear(store, id)
  expect(await screen.findByRole('link', { name: /6A13/ })).toBeInTheDocument()
  expect(await number()).toHaveValue('6A1277')
  const press = () => user.click(screen.getByRole('button', { name: words.correctSave(true) }))
  await press()
  expect(await screen.findByText(words.trackingMeanwhile, whole)).toBeInTheDocument()
  await press()
  expect(await screen.findByRole('link', { name: /6A1277/ })).toBeInTheDocument()
})

/** A correction of the order as it is now, by another member. */
async function correctAsColleague(id: string, what: 'address' | 'state', correction: object) {
  const colleague = await shop.addStaff('préparation')
  const url = `/api/admin/orders/${id}`
  const { body } = await colleague.send<StaffOrder>('GET', url)
  const sent = { version: body.version, ...correction }
  expect(await colleague.send('POST', `${url}/${what}`, sent)).toMatchObject({ status: 200 })
}

/** The event that the order has changed. */
function hear(store: Awaited<ReturnType<typeof renderAdmin>>['store'], id: string): void {
  const stale = tagsOf({ changes: [{ kind: 'order', ids: [id] }] })
  act(() => void store.dispatch(adminApi.util.invalidateTags(stale)))
}

test('a mistyped tracking number is corrected where the order is on its way', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(words.tracking), '6A12')
  await user.click(screen.getByRole('button', { name: words.action('expédiée', true) }))
  await user.click(await screen.findByText(words.trackingCorrect))
  const number = screen.getByLabelText(words.tracking)
  expect(number).toHaveValue('6A12')
  await user.clear(number)
  await user.click(screen.getByRole('button', { name: words.correctSave(true) }))
  expect(await screen.findByText(words.trackingMissing)).toBeInTheDocument()
  await user.type(number, '6A13')
  await user.click(screen.getByRole('button', { name: words.correctSave(true) }))
  expect(await screen.findByRole('link', { name: /6A13/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /6A12/ })).not.toBeInTheDocument()
  expect(screen.getByText(/^Suivi corrigé.*6A13.*6A12/)).toBeInTheDocument()
})
