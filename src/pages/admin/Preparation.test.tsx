import { act, screen, within } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths, chosenOrders } from '../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../wording/admin/orders'
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

test('what is taken from the shelves stays ticked while one looks at an order or at the labels', async () => {
  const { id } = await shop.placeOrder('en préparation')
  const { user } = await renderAdmin(adminPaths.preparation + chosenOrders([Number(id)]))
  const boxes = () => screen.findAllByRole('checkbox')
  const table = await screen.findByRole('table')
  for (const box of within(table).getAllByRole('checkbox')) await user.click(box)
  const packed = (await boxes()).at(-1)!
  await user.click(packed)
  await user.click(packed)
  await user.click(screen.getByRole('link', { name: words.labels }))
  await screen.findByRole('heading', { name: words.labels })
  await user.click(await screen.findByRole('link', { name: words.list }))
  await screen.findByRole('heading', { name: words.title(1) })
  const [taken, left] = [(await boxes())[0]!, (await boxes()).at(-1)!]
  expect(taken).toBeChecked()
  expect(left).not.toBeChecked()
  await user.click(left)
  await user.click(screen.getByRole('link', { name: words.order(Number(id)) }))
  await screen.findByRole('heading', { name: adminOrdersWords.specified.order(id) })
  act(() => window.history.back())
  for (const box of await boxes()) expect(box).toBeChecked()
})
