import { screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminStockWords } from '../../../../wording/admin/stock'

const words = adminStockWords.specified

test('an entry that is corrected after a lost reply is refused, and the next one counts', async () => {
  await shop.setStock('CAF-01', 10)
  // The first product of the catalogue has the first number.
  const { user } = await renderAdmin(adminProductPath(1))
  const shows = (pieces: number) => screen.findByText(words.left(pieces), { normalizer: String })
  const enter = async (pieces: string) => {
    const field = await screen.findByLabelText(words.pieces)
    await user.clear(field)
    await user.type(field, pieces)
    await user.click(screen.getByRole('button', { name: words.save }))
  }
  shop.failNext('moveStaffStock', 'lost')
  await enter('12')
  await screen.findByRole('alert')
  await enter('21')
  expect(await screen.findByText(/déjà notée \(arrivage/)).toBeInTheDocument()
  expect(await shows(22)).toBeInTheDocument()
  expect(screen.getByLabelText(words.pieces)).toHaveValue('')
  await enter('3')
  expect(await shows(25)).toBeInTheDocument()
})

test('who counts is told how many pieces are sold and still here', async () => {
  const buyer = await shop.registerClient()
  await hold(buyer, 'CAF-02', 2)
  await payHeld(buyer, toPickUp)
  await renderAdmin(adminProductPath(2))
  expect(await screen.findByText(words.promised(2), { normalizer: String })).toBeInTheDocument()
})
