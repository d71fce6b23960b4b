import { adminLayoutWords } from '../wording/admin/layout'
import { adminPromotionsWords } from '../wording/admin/promotions'
import { cartWords } from '../wording/cart'
import { checkoutWords } from '../wording/checkout'
import { promotionReplies } from '../wording/replies/promotions'
import { box, button } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { expectToFit, sees, seesHeading, signIn } from './page'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const codes = adminPromotionsWords.specified
const checkout = checkoutWords.specified

test(
  'the shopkeeper makes a code, a shopper tries it on, and the shopkeeper ends it',
  nightly,
  async ({ page, openAdmin, shopper, client, catalogue }) => {
    await openAdmin()
    await page.getByRole('link', { name: adminLayoutWords.specified.promotions }).click()
    await seesHeading(page, codes.title)
    await sees(page, codes.none)
    await box(page, codes.code).fill('noel-20')
    await button(page, codes.createSave).click()
    await sees(page, codes.wrong.value)
    expect(await violationsOn(page)).toEqual([])
    await box(page, codes.valueOf.percent).fill('20')
    await page.getByLabel(codes.once).check()
    await page.setViewportSize(narrow)
    await expectToFit(page)
    await button(page, codes.createSave).click()
    await page.getByRole('heading', { name: 'NOEL-20' }).waitFor()
    await expectToBeWell(page)

    await shopper.setViewportSize(narrow)
    await signIn(shopper, client.person)
    await client.add(catalogue.coffees[0]!)
    await shopper.goto('panier')
    await shopper.getByText(checkout.addCode).click()
    await box(shopper, checkout.code).fill('noel-21')
    await button(shopper, checkout.setCode).click()
    await sees(shopper, promotionReplies.unknown)
    await expect(button(shopper, cartWords.specified.pay)).toBeEnabled()
    await expectToBeWell(shopper)
    await box(shopper, checkout.code).fill('noel-20')
    await shopper.keyboard.press('Enter')
    await button(shopper, checkout.removeCode).waitFor()
    await expect(button(shopper, cartWords.specified.pay)).toBeEnabled()
    await expectToBeWell(shopper)
    await button(shopper, checkout.removeCode).click()
    await shopper.getByText(checkout.addCode).waitFor()

    await page.getByText(codes.end('NOEL-20'), { exact: true }).click()
    await button(page, codes.endSave).click()
    await sees(page, promotionReplies.endedByHand('NOEL-20'))
    await sees(page, codes.ended)
  },
)
