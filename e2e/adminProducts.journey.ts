import { paths } from '../contract/site/paths'
import { completeSheet } from '../testing/completeSheet'
import { plainPicture } from '../testing/plainPicture'
import { twoColours } from '../testing/twoColours'
import { adminCatalogueWords } from '../wording/admin/catalogue'
import { adminCropWords } from '../wording/admin/crop'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminPicturesWords } from '../wording/admin/pictures'
import { adminPreviewWords } from '../wording/admin/preview'
import { adminProductFormWords } from '../wording/admin/productForm'
import { adminProductLogWords } from '../wording/admin/productLog'
import { adminProductsWords } from '../wording/admin/products'
import { adminStockWords } from '../wording/admin/stock'
import { cellFaults } from '../wording/catalogueFile'
import { productReplies as replies } from '../wording/replies/products'
import { box, button, download, png } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { answered, sees, seesHeading } from './page'
import { narrow, wide } from './visit'

const [list, form] = [adminProductsWords.specified, adminProductFormWords.specified]
const [stock, pictures] = [adminStockWords.specified, adminPicturesWords.specified]
const [file, layout] = [adminCatalogueWords.specified, adminLayoutWords.specified]
const log = adminProductLogWords.specified
const [crop, preview] = [adminCropWords.specified, adminPreviewWords.specified]

const name = 'Gyokuro de l’essai'
const serial = 'GYO-1'

test(
  'a product is created with a picture, changed, counted, and brought back by a file',
  nightly,
  async ({ page, openAdmin, shopper, expectHeard }) => {
    await openAdmin()
    await page.getByRole('link', { name: layout.products, exact: true }).click()
    await page.getByRole('link', { name: list.nextPage }).waitFor()
    await expectToBeWell(page)
    await page.setViewportSize(narrow)
    await expectToBeWell(page)

    await test.step('what is wrong is said at its field, and the rest stays', async () => {
      await page.getByRole('link', { name: list.add }).click()
      await seesHeading(page, list.newTitle)
      await box(page, form.serial).fill(serial)
      await box(page, form.openingStock).fill('4')
      await box(page, form.labelOf('name')).fill(name)
      await box(page, form.labelOf('category')).selectOption('Thé')
      await box(page, form.labelOf('price')).fill('douze')
      await box(page, form.labelOf('description')).fill('Ombragé trois semaines.')
      await box(page, pictures.add).setInputFiles([
        png('vert', await plainPicture('#7c8b6f')),
        png('brun', await plainPicture()),
      ])
      await box(page, pictures.altOf(2)).fill('Le paquet')
      await page.getByText(form.facts, { exact: true }).click()
      await box(page, form.labelOf('temperature')).fill('999')
      await page.getByText(form.food, { exact: true }).click()
      for (const fact of ['legalName', 'ingredients', 'netQuantity'] as const)
        await box(page, form.labelOf(fact)).fill(completeSheet[fact])
      await page.getByText(form.facts, { exact: true }).click()
      await button(page, form.create).click()
      await sees(page, replies.fault(cellFaults.price(100_000)))
      await expectHeard(answered('/api/admin/products', 400))
      // A section that has a wrong field is open.
      await expect(box(page, form.labelOf('temperature'))).toBeVisible()
      await expect(box(page, form.labelOf('description'))).toHaveValue('Ombragé trois semaines.')
      await expectToBeWell(page)
      await box(page, form.labelOf('temperature')).fill('50-60')
      await box(page, form.labelOf('price')).fill('34,5')
      await button(page, form.create).click()
      await seesHeading(page, name)
      await sees(page, replies.created(serial))
      await expectToBeWell(page)
    })

    const shown = paths.product.replace(':id', serial).slice(1)
    await test.step('the shop has it at once', async () => {
      await shopper.goto(shown)
      await seesHeading(shopper, name)
      await sees(shopper, /34,50/)
      await sees(shopper, 'Ombragé trois semaines.')
    })

    await test.step('its price changes with one press, its stock by a movement', async () => {
      await button(page, pictures.laterName(1)).click()
      await box(page, form.labelOf('price')).fill('36')
      await button(page, form.save).click()
      await sees(page, replies.changed)
      await page.getByText(log.title, { exact: true }).click()
      await sees(page, log.change('price', '34,50', '36,00'))
      await page.getByLabel(stock.acts.lost).check()
      await box(page, stock.pieces).fill('9')
      await button(page, stock.save).click()
      await sees(page, replies.fault(cellFaults.stockTooLow(4, -9)))
      await expectHeard(answered('/stock', 400))
      await box(page, stock.pieces).fill('1')
      await button(page, stock.save).click()
      await sees(page, stock.left(3))
      await page.getByText(stock.history, { exact: true }).click()
      await sees(page, stock.causes.loss)
      await expectToBeWell(page)
      await page.setViewportSize(wide)
      await expectToBeWell(page)
      await shopper.reload()
      await sees(shopper, /36,00/)
    })

    await test.step('a picture is framed by keys and by a pointer, and the draft is seen before', async () => {
      const frames = page.getByRole('status').filter({ hasText: 'Un carré' })
      const large = await twoColours().png().toBuffer()
      await box(page, pictures.add).setInputFiles(png('large', large))
      await expect(frames).toHaveText(crop.shown(1, 0.25, 0))
      await button(page, crop.frame(3)).focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(frames).toHaveText(crop.shown(1, 0.35, 0))
      await page.keyboard.press('-')
      await expect(frames).toHaveText(crop.shown(0.99, 0.35, 0.01))
      await button(page, pictures.earlierName(3)).click()
      await button(page, pictures.earlierName(2)).click()
      await expectToBeWell(page)
      const area = (await button(page, crop.frame(1)).boundingBox())!
      await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
      await page.mouse.down()
      await page.mouse.move(area.x + area.width, area.y + area.height / 2)
      await page.mouse.up()
      await expect(frames).toHaveText(crop.shown(0.99, 0.51, 0.01))
      await box(page, form.labelOf('price')).fill('36,50')
      const card = page.getByRole('img', { name: new RegExp(`^${preview.card}.*36,50`) })
      await card.waitFor()
      await expect(card.locator('img')).toHaveAttribute('src', /^data:image/)
      await expectToBeWell(page)
      await page.setViewportSize(narrow)
      await expectToBeWell(page)
      await button(page, form.save).click()
      await sees(page, replies.changed)
      await shopper.reload()
      await sees(shopper, /36,50/)
      // The right half of the picture alone.
      const colour = await shopper.locator('main img').first().evaluate(colourOf)
      expect(colour).toEqual([0, 255, 0])
      await page.setViewportSize(wide)
    })

    await test.step('of two people the second is told, and loses nothing that was typed', async () => {
      const other = await page.context().newPage()
      await other.goto(page.url())
      await box(other, form.labelOf('country')).waitFor({ state: 'attached' })
      await box(page, form.labelOf('price')).fill('37')
      await box(other, form.labelOf('price')).fill('38')
      await button(other, form.save).click()
      await sees(other, replies.changed)
      await other.close()
      await button(page, form.save).click()
      await expectHeard(answered('/api/admin/products/', 409))
      await sees(page, form.newer('38,00'))
      await expect(box(page, form.labelOf('price'))).toHaveValue('37')
      await button(page, form.save).click()
      await sees(page, replies.changed)
      await expect(box(page, form.labelOf('price'))).toHaveValue('37,00')
    })

    await test.step('a file shows what it would change, and is made by one press', async () => {
      await page.getByRole('link', { name: list.backToList }).click()
      await page.getByRole('link', { name: list.toFile }).click()
      const saved = await download(page, file.download)
      expect(saved.name).toMatch(/^catalogue-.*\.csv$/)
      const choose = (text: string) =>
        page.getByLabel(file.file).setInputFiles({
          ...{ name: 'prix.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
        })
      await choose(`reference;prix\n${serial};rien\n`)
      await sees(page, file.refused(1))
      await expectToBeWell(page)
      await choose(`reference;prix\n${serial};39,00\n`)
      await page.getByRole('cell', { name: '39,00' }).waitFor()
      await expectToBeWell(page)
      await page.setViewportSize(narrow)
      await expectToBeWell(page)
      await button(page, file.make(0, 1)).click()
      await sees(page, replies.imported(0, 1))
      await shopper.reload()
      await sees(shopper, /39,00/)
    })

    await test.step('it is found without its accents, and retired', async () => {
      await page.getByRole('link', { name: list.backToList }).click()
      await box(page, list.searchHint).fill('gyokuro de l essai')
      await button(page, list.search).click()
      await page.getByRole('link', { name: new RegExp(serial) }).click()
      await button(page, form.retire).click()
      await button(page, form.putBack).waitFor()
      await expectToBeWell(page)
    })
  },
)

/** The colour near the left side of a picture, to the nearest bright one. */
async function colourOf(picture: SVGElement | HTMLElement): Promise<number[]> {
  const image = picture as HTMLImageElement
  await image.decode()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, 300, 150)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(5, 75, 1, 1).data ?? []
  return [red, green, blue].map((part) => (part > 127 ? 255 : 0))
}
