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

test('the days are said beside the days that they are compared with', async () => {
  await renderAdmin(`${adminPaths.figures}?du=2026-01-11&au=2026-01-20`)
  const said = /^Du 11\/01\/2026 au 20\/01\/2026 \(avant\u00a0: du 01\/01\/2026 au 10\/01\/2026\)$/
  expect(await screen.findByText(said, { normalizer: String })).toBeInTheDocument()
})
