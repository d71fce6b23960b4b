import { screen, waitFor } from '@testing-library/react'
import { hold, payHeld } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'

const words = adminDocumentsWords.specified

async function buy(): Promise<string> {
  const registered = await shop.registerClient()
  const [product] = await shop.products()
  await hold(registered, String(product!.product_serial_number), 1)
  return payHeld(registered)
}

test('a credit note whose refund failed after all is said to be cancelled', async () => {
  await shop.refundInVain(await buy())
  await renderAdmin(adminPaths.documents)
  expect(await screen.findByText(words.undone)).toBeInTheDocument()
})

test('a search shows the documents of one order alone, and says where there are none', async () => {
  const [order, other] = [await buy(), await buy()]
  const { user } = await renderAdmin(adminPaths.documents)
  const shownOf = (id: string) => screen.queryByText(words.order(Number(id)))
  await waitFor(() => expect(shownOf(order)).toBeInTheDocument())
  expect(shownOf(other)).toBeInTheDocument()
  const field = () => screen.getByRole('searchbox')
  const search = screen.getByRole('button', { name: words.search })
  await user.type(field(), order)
  await user.click(search)
  await waitFor(() => {
    expect(shownOf(order)).toBeInTheDocument()
    expect(shownOf(other)).not.toBeInTheDocument()
  })
  await user.clear(field())
  await user.type(field(), '12345678')
  await user.click(search)
  await screen.findByText(words.noneFound('12345678'), { normalizer: String })
})
