import { act, screen, waitFor, within } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { holdTimers } from '../../../testing/holdTimers'
import { hold, payHeld, toPickUp } from '../../../testing/cartOnScreen'
import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminWithdrawalsWords } from '../../../wording/admin/withdrawals'
import { settlingMs } from '../../features/admin/news/useIsSettling'

const words = adminWithdrawalsWords.specified

/** Spaces count. */
const whole = { normalizer: String }

/** What a guest declares who does not know the number of the order, which is returned. */
async function declareAsGuest(): Promise<string> {
  const [product] = await shop.products()
  const buyer = await shop.registerClient()
  await hold(buyer, String(product!.product_serial_number), 1)
  const order = await payHeld(buyer, toPickUp)
  await shop.call('POST', '/api/withdrawals', {
    withdrawal_name: 'Camille Martin',
    withdrawal_email: buyer.client.email,
    withdrawal_order: 'je ne sais plus',
  })
  return order
}

/** The withdrawals, as another member reads them. */
async function readAll() {
  const other = await shop.addStaff()
  type List = { withdrawals: StaffWithdrawal[] }
  const { withdrawals } = (await other.send<List>('GET', '/api/admin/withdrawals')).body
  return { other, withdrawals }
}

/** What another member does to a withdrawal. */
async function actOn(id: number, what: string, body: object) {
  const { other, withdrawals } = await readAll()
  const { version } = withdrawals.find((one) => one.id === id)!
  return other.send('POST', `/api/admin/withdrawals/${id}/${what}`, { version, ...body })
}

/** The card of a withdrawal. */
const cardOf = async (id: number) =>
  within(await screen.findByRole('article', { name: words.one(id) }))

test('a guest’s withdrawal that was refused is matched from a fold, and accepted after all', async () => {
  const order = await declareAsGuest()
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const card = () => cardOf(1)
  await user.type((await card()).getByLabelText(words.reason), 'Aucune commande n’a ce numéro.')
  await user.click((await card()).getByRole('button', { name: words.refuseSave }))
  await user.click(await screen.findByText(words.matchRefused, whole))
  expect(screen.queryByRole('button', { name: words.acceptAfterAll })).not.toBeInTheDocument()
  await user.type(await (await card()).findByLabelText(words.number), order)
  await user.click((await card()).getByRole('button', { name: words.matchSave }))
  const accept = await screen.findByRole('button', { name: words.acceptAfterAll, busy: false })
  const release = holdTimers(settlingMs)
  await user.click(accept)
  const received = () => screen.findByRole('button', { name: words.received })
  // A second press is not meant for it.
  expect(await received()).toHaveAttribute('aria-busy', 'true')
  act(release)
  expect(await received()).not.toHaveAttribute('aria-busy')
  expect((await card()).queryByLabelText(words.number)).not.toBeInTheDocument()
})

test('the page says where those are that ended more than thirty days ago', async () => {
  await renderAdmin(adminPaths.withdrawals)
  expect(await screen.findByText(/terminée.* 30 jours.*commande/)).toBeInTheDocument()
})

test('the order of a guest’s withdrawal is said again from a fold', async () => {
  const right = await declareAsGuest()
  const wrong = (await shop.placeOrder('livrée')).id
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const card = () => cardOf(2)
  const say = async (order: string) => {
    const field = await (await card()).findByLabelText(words.number)
    await user.clear(field)
    await user.type(field, order)
    await user.click((await card()).getByRole('button', { name: words.matchSave }))
    return screen.findByRole('link', { name: order })
  }
  await say(wrong)
  expect((await card()).queryByLabelText(words.number)).not.toBeInTheDocument()
  await user.click((await card()).getByText(words.matchOther))
  expect(await (await card()).findByLabelText(words.number)).toHaveValue('')
  expect(await say(right)).toBeInTheDocument()
  expect((await card()).queryByRole('link', { name: wrong })).not.toBeInTheDocument()
})

test('a reason that is being typed outlives what another member does to the withdrawal', async () => {
  const order = await declareAsGuest()
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const reason = async () => (await cardOf(3)).findByLabelText(words.reason)
  await user.type(await reason(), 'Le paquet est ouvert.')
  expect(await actOn(3, 'order', { order })).toMatchObject({ status: 200 })
  expect(await actOn(3, 'decision', { accepted: true })).toMatchObject({ status: 200 })
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await (await cardOf(3)).findByRole('button', { name: words.received })).toBeVisible()
  expect(await reason()).toHaveValue('Le paquet est ouvert.')
  // The typist has not read that it is accepted: the press says so, and changes nothing.
  const refuse = (await cardOf(3)).getByRole('button', { name: words.refuseSave })
  await user.click(refuse)
  const [news] = await screen.findAllByRole('alert')
  expect(news).toHaveTextContent(/accept/)
  expect(await (await cardOf(3)).findByRole('button', { name: words.received })).toBeVisible()
  expect(await reason()).toHaveValue('Le paquet est ouvert.')
})

test('a pasted reason that is too long stays whole, and its field names the limit', async () => {
  await declareAsGuest()
  const id = Math.max(...(await readAll()).withdrawals.map((one) => one.id))
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const reason = await (await cardOf(id)).findByLabelText(words.reason)
  await user.click(reason)
  await user.paste('é'.repeat(501))
  await user.click((await cardOf(id)).getByRole('button', { name: words.refuseSave }))
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/500 caractères au plus/))
  expect(reason).toHaveFocus()
  expect(reason).toHaveValue('é'.repeat(501))
})

test('a second press does not refund the next client, whose withdrawal moves up', async () => {
  const ids: number[] = []
  for (let declared = 0; declared < 2; declared += 1) {
    const order = await declareAsGuest()
    await shop.moveOrder(order)
    const id = Math.max(...(await readAll()).withdrawals.map((one) => one.id))
    ids.push(id)
    await actOn(id, 'order', { order })
    await actOn(id, 'decision', { accepted: true })
    expect(await actOn(id, 'goods-back', {})).toMatchObject({ status: 200 })
  }
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const refundOf = async (id: number) =>
    (await cardOf(id)).findByRole('button', { name: words.refundSave })
  const [one, other] = ids as [number, number]
  const first = await refundOf(one)
  const release = holdTimers(settlingMs)
  await user.click(first)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(await refundOf(other)).toHaveAttribute('aria-busy', 'true')
  act(release)
  expect(await refundOf(other)).not.toHaveAttribute('aria-busy')
})
