import type { PersonalData } from '../contract/api/personalData'
import { adminPaths } from '../contract/site/adminPaths'
import { adminClientsWords } from '../wording/admin/clients'
import { adminLayoutWords } from '../wording/admin/layout'
import { clientReplies } from '../wording/replies/staffClients'
import { box, button, download } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { expectToFit, sees, seesHeading } from './page'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const layout = adminLayoutWords.specified
const words = adminClientsWords.specified

test(
  'a client is found, noted about, helped, given the data, and erased once no order is open',
  nightly,
  async ({ page, openAdmin, shop, client, catalogue, expectHeard }) => {
    const { email } = client.person
    const number = await client.buyForHome(catalogue.coffees[0]!)
    await openAdmin()

    await page.getByRole('link', { name: layout.clients, exact: true }).click()
    await seesHeading(page, words.title)
    await sees(page, email)
    expect(await violationsOn(page)).toEqual([])
    await box(page, words.searchHint).fill('personne-de-ce-nom')
    await button(page, words.search).click()
    await sees(page, words.noneFound('personne-de-ce-nom'))
    await box(page, words.searchHint).fill(email)
    await button(page, words.search).click()
    await page.getByRole('link', { name: new RegExp(email) }).click()
    await sees(page, number)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize(narrow)
    await expectToFit(page)

    await page.getByText(words.note, { exact: true }).click()
    await button(page, words.noteSave).click()
    await sees(page, words.noteEmpty)
    await box(page, words.noteText).fill('Appelle avant de venir')
    await button(page, words.noteSave).click()
    await sees(page, words.act({ act: 'client_note', after: { text: 'Appelle avant de venir' } }))
    await button(page, words.links.password).click()
    await sees(page, clientReplies.mailed.password)

    await page.getByText(words.data, { exact: true }).click()
    const { text } = await download(page, words.dataSave)
    expect((JSON.parse(text) as PersonalData).notes).toMatchObject([
      { text: 'Appelle avant de venir' },
    ])

    await test.step('an open order keeps the account, and leads to its client', async () => {
      await page.getByText(words.erase, { exact: true }).click()
      await box(page, words.eraseEmail(email)).fill('autre@client.example')
      await button(page, words.eraseSave).click()
      await sees(page, clientReplies.otherEmail)
      await expectHeard(/400/)
      await expectToBeWell(page)
      await box(page, words.eraseEmail(email)).fill(email)
      await button(page, words.eraseSave).click()
      await sees(page, clientReplies.ordersOpen([Number(number)]))
      await expectHeard(/409/)
      await shop.command('order', number, 'annulée')
      await page.getByRole('link', { name: new RegExp(number) }).click()
      await page
        .getByRole('main')
        .getByRole('link', { name: `${client.person.firstName} ${client.person.lastName}` })
        .click()
      await page.reload()
      await page.getByText(words.erase, { exact: true }).click()
      await box(page, words.eraseEmail(email)).fill(email)
      await button(page, words.eraseSave).click()
      await sees(page, clientReplies.erased)
      await page.goto(adminPaths.clients.slice(1))
      await seesHeading(page, words.title)
      await expect(page.getByText(email)).toHaveCount(0)
      expect(await violationsOn(page)).toEqual([])
    })
  },
)
