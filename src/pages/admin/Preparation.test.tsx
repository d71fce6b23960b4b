import { screen } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths, chosenOrders } from '../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../wording/admin/preparation'

const words = adminPreparationWords.specified

test('the list names on paper too which of the orders that its title counts it leaves out', async () => {
  const orders = [await shop.placeOrder('en préparation'), await shop.placeOrder('retirée')]
  const chosen = chosenOrders(orders.map(({ id }) => Number(id)))
  await renderAdmin(adminPaths.preparation + chosen)
  const left = await screen.findByText(new RegExp(words.leftOut(1)), { normalizer: String })
  expect(screen.getByRole('heading', { name: words.title(2) })).toBeInTheDocument()
  expect(left).toHaveAttribute('data-is-printed')
})
