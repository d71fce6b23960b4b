import { act, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { commonWords } from '../../../../wording/common'

const words = adminOrdersWords.specified
const { retry } = commonWords.specified
/** The window gets the focus again, so that all is read anew. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')))
const readings = (id: string) =>
  shop.calls().filter((call) => call === `GET /api/admin/orders/${id}`).length

test('what is typed stays while a later reading fails', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  const tracking = await screen.findByLabelText(words.tracking)
  await user.type(tracking, '6A12')
  const before = readings(id)
  shop.failNext('getStaffOrder', 503)
  lookAgain()
  await waitFor(() => expect(readings(id)).toBeGreaterThan(before))
  await act(() => shop.settle())
  expect(screen.queryByRole('button', { name: retry })).not.toBeInTheDocument()
  expect(screen.getByLabelText(words.tracking)).toHaveValue('6A12')
})

test('what could not be read at all can be read again', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  shop.failNext('getStaffOrder', 503)
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.click(await screen.findByRole('button', { name: retry }))
  expect(await screen.findByLabelText(words.tracking)).toBeInTheDocument()
})
