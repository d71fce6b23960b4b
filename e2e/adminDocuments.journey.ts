import { confirmEmail } from '../contract/api/clients'
import { closeStaffMonth, listStaffMonths } from '../contract/api/staff/staffMonths'
import { documentReplies } from '../wording/documentCommands'
import { adminDocumentsWords } from '../wording/admin/documents'
import { adminLayoutWords } from '../wording/admin/layout'
import { monthReplies } from '../wording/months'
import { inParis } from '../contract/parisianDays'
import { accepted } from '../testing/ApiClient'
import { button, download } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { linkMailedTo } from './mails'
import { answered, sees, seesHeading } from './page'
import { inStock } from './shopping'
import { violationsOn } from './violationsOn'
import { narrow, wide } from './visit'

test.use({ ownShop: { PAYMENT: 'counter' } })

const documents = adminDocumentsWords.specified
const layout = adminLayoutWords.specified

test(
  'the books are read, checked and saved in the admin, and a month that is not over stays open',
  nightly,
  async ({ page, openAdmin, shop, client, catalogue: { all }, expectHeard }) => {
    await openAdmin()
    await page.getByRole('link', { name: layout.documents, exact: true }).click()
    await sees(page, documents.none)
    await sees(page, documents.noMonths)
    expect(await violationsOn(page)).toEqual([])

    await client.add(inStock(all))
    // Who pays at the counter has proven the e-mail: the refusal mails the link.
    await expect(client.buyToPickUp()).rejects.toThrow('order_not_payable')
    const { hash } = new URL(await linkMailedTo(shop, client.person.email))
    await accepted(client.ask(confirmEmail, { token: hash.replace('#token=', '') }))
    const order = await client.buyToPickUp()
    await shop.command('payment', order, 'received')
    await shop.command('refund', order, '--amount', '1,00')
    await shop.command('refund', order, '--done')
    const year = inParis(new Date()).day.slice(0, 4)
    const invoice = `F${year}-00001`
    await page.reload()
    await sees(page, invoice)
    await sees(page, `A${year}-00001`)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize(narrow)
    await expectToBeWell(page)

    const saved = async (name: string) => (await download(page, name)).name
    expect(await saved(documents.download(invoice))).toBe(`facture-${invoice}.pdf`)

    await button(page, documents.verify).click()
    await sees(page, documentReplies.journalWhole(2))

    const month = inParis(new Date()).day.slice(0, 7)
    await page.getByRole('link', { name: documents.month(month) }).click()
    await seesHeading(page, documents.title)
    await page.getByRole('heading', { level: 2, name: documents.month(month) }).waitFor()
    await sees(page, documents.notClosable)
    await expectToBeWell(page)
    expect(await saved(documents.exportCsv)).toBe(`ventes-${month}.csv`)
    expect(await saved(documents.exportFec)).toMatch(/^FEC\d{8}\.txt$/)
    await page.setViewportSize(wide)
    expect(await violationsOn(page)).toEqual([])

    await test.step('the server refuses to close a month that is not over, whatever the screen believes', async () => {
      await page.route(`**${listStaffMonths.path}`, async (route) => {
        const reply = await route.fetch()
        const text = (await reply.text()).replace('"is_closable":false', '"is_closable":true')
        await route.fulfill({ response: reply, body: text })
      })
      await page.reload()
      await page.getByText(documents.close, { exact: true }).click()
      await sees(page, documents.closeWhat)
      expect(await violationsOn(page)).toEqual([])
      await button(page, documents.closeSave(documents.month(month))).click()
      await sees(page, monthReplies.notOver(month))
      await expectHeard(answered(closeStaffMonth.path.replace(':month', month), 409))
    })
  },
)
