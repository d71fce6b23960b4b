import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminOrderPath, adminProductPath, ordersIn } from '../../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { adminReplies } from '../../../../wording/replies/admin'
import { productReplies } from '../../../../wording/replies/products'

const orders = adminOrdersWords.specified
const product = adminProductFormWords.specified
const { changed: saved } = productReplies
const { noted } = adminReplies
let prices = 30
/** Where news is told. */
const told = { selector: '[data-kind="refused"] > *' }

test('the same sentence twice is a new one for a screen reader', async () => {
  const { id } = await shop.placeOrder('en préparation')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  const note = async (text: string) => {
    await user.type(await screen.findByLabelText(orders.noteText), text)
    await user.click(screen.getByRole('button', { name: orders.noteSave }))
    await screen.findByText(new RegExp(text), { selector: 'li' })
  }
  await note('Une')
  const first = screen.getByText(noted)
  await note('Deux')
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByText(noted)).toBeInTheDocument()
})

test('a refusal takes the success before it away', async () => {
  const { user } = await renderAdmin(adminProductPath(4))
  const price = await screen.findByLabelText(new RegExp(`^${product.labelOf('price')}`))
  const save = async (value: string) => {
    fireEvent.change(price, { target: { value } })
    await user.click(screen.getByRole('button', { name: product.save }))
  }
  // Another one in a second try.
  prices += 1
  await save(`${prices},50`)
  await screen.findByText(saved)
  await save('rien')
  await waitFor(() => expect(price).toBeInvalid())
  expect(screen.queryByText(saved)).not.toBeInTheDocument()
})

test('who was faster is told above the form', async () => {
  const { user } = await renderAdmin(adminProductPath(5))
  const price = await screen.findByLabelText(new RegExp(`^${product.labelOf('price')}`))
  fireEvent.change(price, { target: { value: '12,50' } })
  const other = await shop.addStaff()
  const url = '/api/admin/products/5'
  const { version } = (await other.send<StaffProduct>('GET', url)).body
  await other.send('POST', url, { version, cells: { description: 'Plus doux' } })
  await user.click(screen.getByRole('button', { name: product.save }))
  expect(await screen.findByText(new RegExp(other.email), told)).toBeInTheDocument()
})

test('that none of the ticked orders could be prepared is told as a refusal', async () => {
  const { id } = await shop.placeOrder('payée')
  const { user } = await renderAdmin(ordersIn('payée'))
  await user.click(await screen.findByLabelText(orders.pick(Number(id))))
  await shop.moveOrder(id, ['en préparation'])
  await user.click(screen.getByRole('button', { name: adminPreparationWords.specified.prepare }))
  const said = { ...told, normalizer: String }
  expect(await screen.findByText(adminReplies.preparedTogether(0, 1), said)).toBeInTheDocument()
})
