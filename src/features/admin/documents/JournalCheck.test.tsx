import { screen, waitFor } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { documentReplies } from '../../../../wording/documentCommands'
import { adminDocumentsWords } from '../../../../wording/admin/documents'

const words = adminDocumentsWords.specified

test('that the journal is whole is said once, and that it was touched too, as an alert', async () => {
  const buyer = await shop.registerClient()
  const [product] = await shop.products()
  await hold(buyer, String(product!.product_serial_number), 1)
  await shop.receiveMoney(await payHeld(buyer, { ...toPickUp, payment_means: 'transfer' }))
  const { user } = await renderAdmin(adminPaths.documents)
  const verify = await screen.findByRole('button', { name: words.verify })
  await user.click(verify)
  const said = { normalizer: String }
  const whole = await screen.findAllByText(documentReplies.journalWhole(1), said)
  expect(whole).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await shop.touchJournal()
  await waitFor(() => expect(verify).not.toHaveAttribute('aria-busy'))
  await user.click(verify)
  await waitFor(() => expect(whole[0]).not.toBeInTheDocument())
  const touched = /Comparez avec une sauvegarde/
  expect(screen.getAllByText(touched)).toHaveLength(1)
  expect(screen.getByText(touched, { selector: '[role="alert"] > *' })).toBeInTheDocument()
})
