import { screen } from '@testing-library/react'
import { hold, payHeld } from '../../../testing/cartOnScreen'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminFiguresWords } from '../../../wording/admin/figures'

test('sales by category and by product say what they leave out', async () => {
  const buyer = await shop.registerClient()
  const [product] = await shop.products()
  await hold(buyer, String(product!.product_serial_number), 1)
  await payHeld(buyer)
  await renderAdmin(adminPaths.figures)
  expect(await screen.findAllByText(adminFiguresWords.specified.withoutFees)).toHaveLength(2)
})
