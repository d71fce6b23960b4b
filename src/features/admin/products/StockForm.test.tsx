import { screen } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminStockWords } from '../../../../wording/admin/stock'

const words = adminStockWords.specified

/** A member who has said what there is, and whose reply is lost. */
async function loseReply() {
  const { user } = await renderAdmin(adminProductPath(6))
  const press = async () => user.click(screen.getByRole('button', { name: words.save }))
  await user.click(await screen.findByRole('radio', { name: words.acts.counted }))
  await user.type(screen.getByLabelText(words.pieces), '31')
  shop.failNext('moveStaffStock', 'lost')
  await press()
  await screen.findByRole('alert')
  return { user, press }
}

test('a number that is corrected after a lost reply is what the stock becomes', async () => {
  const { user, press } = await loseReply()
  await user.clear(screen.getByLabelText(words.pieces))
  await user.type(screen.getByLabelText(words.pieces), '27')
  await press()
  expect(await screen.findByText(words.left(27))).toBeInTheDocument()
})
