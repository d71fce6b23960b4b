import { act, screen, waitFor, within } from '@testing-library/react'
import { halfType } from '../../../../testing/halfType'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'

const words = adminPromotionsWords.specified
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
let codes = 0
/** One that the shop does not have, in a second try neither. */
const newCode = () => `HIVER${(codes += 1)}`

test('a code that is being typed outlives another member’s', async () => {
  const [typed, others] = [newCode(), newCode()]
  const { user } = await renderAdmin(adminPaths.promotions)
  await user.type(await field(words.code), typed)
  const other = await shop.addStaff()
  const free = { minimum_cents: 0, category: null, max_uses: null, starts_on: null, ends_on: null }
  const body = { ...free, code: others, kind: 'percent', value: 10, once_per_client: false }
  expect((await other.send('POST', '/api/admin/promotions', body)).status).toBe(200)
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByText(others)
  expect(await field(words.code)).toHaveValue(typed)
  await user.type(await field(words.valueOf.percent), '10')
  await user.click(screen.getByRole('button', { name: words.createSave }))
  await screen.findByText(typed)
  await waitFor(async () => expect(await field(words.code)).toHaveValue(''))
})

test('a code whose last day is half typed is not made without a last day', async () => {
  const code = newCode()
  const { user, member } = await renderAdmin(adminPaths.promotions)
  await user.type(await field(words.code), code)
  await user.type(await field(words.valueOf.percent), '10')
  const lastDay = await screen.findByLabelText(words.endsOn)
  halfType(lastDay)
  await user.click(screen.getByRole('button', { name: words.createSave }))
  await waitFor(() =>
    expect(lastDay).toHaveAccessibleDescription(adminLayoutWords.specified.unfinished.date),
  )
  expect(lastDay).toHaveFocus()
  const { body } = await member.send('GET', '/api/admin/promotions')
  expect(JSON.stringify(body)).not.toContain(code)
})

test('a code whose first day is to come says from when on it is valid, and that it is not yet', async () => {
  const code = newCode()
  const { member } = await renderAdmin(adminPaths.promotions)
  const free = { minimum_cents: 0, category: null, max_uses: null, once_per_client: false }
  const days = { starts_on: '2100-12-01', ends_on: null }
  const body = { ...free, ...days, code, kind: 'percent', value: 10 }
  expect((await member.send('POST', '/api/admin/promotions', body)).status).toBe(200)
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByText(code)
  const card = screen.getAllByRole('article').find((one) => within(one).queryByText(code))
  expect(card).toHaveTextContent('À partir du 1er décembre 2100')
  expect(card).toHaveTextContent('Pas encore valable.')
})
