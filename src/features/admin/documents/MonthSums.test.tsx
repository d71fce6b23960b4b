import { screen, within } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { toCents } from '../../../../contract/amounts'
import { inParis } from '../../../../contract/parisianDays'
import { documentsOf } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { formatAmount } from '../../../ui/Price'

const words = adminDocumentsWords.specified

/** The money of two orders arrives at the counter; one of them was cancelled before. */
async function receiveTwice(serial: string) {
  for (const isCancelled of [false, true]) {
    const registered = await shop.registerClient()
    const { client, token } = registered
    await hold(registered, serial, 1)
    const id = await payHeld(registered, { ...toPickUp, payment_means: 'counter' })
    const cancel = { client_id: client.id, command_id: id, refill: false }
    if (isCancelled) await shop.call('POST', '/api/client/command/cancel', cancel, token)
    await shop.receiveMoney(id)
  }
}

test('money that is no sale is in no total, and a line of its own below it', async () => {
  const [product] = await shop.products()
  await receiveTwice(String(product!.product_serial_number))
  await renderAdmin(documentsOf(inParis(new Date()).day.slice(0, 7)))
  const cellsOf = async (name: string) => {
    const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) })
    const cells = within(row).getAllByRole('cell')
    return cells.map((cell) => cell.textContent)
  }
  const amount = words.euros(formatAmount(toCents(product!.product_price)))
  expect((await cellsOf(words.sums.total))[2]).toBe(amount)
  expect(await cellsOf(words.rate(null))).toEqual(['', '', amount])
})
