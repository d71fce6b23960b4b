import { screen, waitFor, within } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminWithdrawalsWords } from '../../../../wording/admin/withdrawals'
import { commonWords } from '../../../../wording/common'

const words = adminWithdrawalsWords.specified
const common = commonWords.specified

/** A guest names articles of an order, whose number they type; the screen then shows it. */
async function declare(withdrawal_order: string) {
  await shop.call('POST', '/api/withdrawals', {
    withdrawal_order,
    withdrawal_name: 'Camille Martin',
    withdrawal_email: 'camille.martin@example.fr',
    withdrawal_articles: 'un seul café',
  })
  return async () => {
    const cards = await screen.findAllByRole('article')
    return cards.find((card) => card.textContent.includes(withdrawal_order))!
  }
}

test('an order that was not read is not called unknown, and is read again', async () => {
  const { id } = await shop.placeOrder('retirée')
  const find = await declare(id)
  shop.failNext('getStaffOrder', 500)
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const card = within(await find())
  const retry = await card.findByRole('button', { name: common.retry })
  await user.click(card.getByRole('button', { name: words.matchSave }))
  expect(card.getByLabelText(words.number)).toHaveAccessibleDescription(words.numberUnread)
  await user.click(retry)
  expect(await card.findByRole('spinbutton')).toBeInTheDocument()
  expect(card.queryByRole('button', { name: common.retry })).not.toBeInTheDocument()
})

test('a number typed with the day of its order fills the form, and its articles are shown', async () => {
  const { id } = await shop.placeOrder('retirée')
  const find = await declare(`n° ${id} du 29 novembre 2026`)
  await renderAdmin(adminPaths.withdrawals)
  const card = within(await find())
  expect(card.getByLabelText(words.number)).toHaveValue(id)
  expect(await card.findByRole('spinbutton')).toBeInTheDocument()
})

test('an order that is still being read is not called unknown', async () => {
  const [first, second] = [await shop.placeOrder('retirée'), await shop.placeOrder('retirée')]
  const find = await declare(first.id)
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const card = within(await find())
  await card.findByRole('spinbutton')
  shop.slow(300)
  const number = card.getByLabelText(words.number)
  await user.tripleClick(number)
  await user.paste(second.id)
  expect(card.getByText(common.waiting)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: words.matchSave }))
  expect(number).toHaveAccessibleDescription(words.numberUnread)
  expect(await card.findByRole('spinbutton')).toBeInTheDocument()
})

test('a number that no order has is called unknown', async () => {
  const find = await declare('99999999')
  const { user } = await renderAdmin(adminPaths.withdrawals)
  const card = within(await find())
  await waitFor(() => expect(card.queryByText(common.waiting)).not.toBeInTheDocument())
  await user.click(card.getByRole('button', { name: words.matchSave }))
  expect(card.getByLabelText(words.number)).toHaveAccessibleDescription(words.numberUnknown)
  expect(card.queryByRole('button', { name: common.retry })).not.toBeInTheDocument()
})
