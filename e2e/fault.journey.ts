import { problemReplies } from '../wording/replies/problems'
import { faultOf, incident } from './faults'
import { expect, test } from './journey'
import { followMenu, open, press, sees, seesHeading, sendSignIn } from './page'
import { newPerson } from '../testing/newPerson'
import { words } from './words'

const api = '**/api/**'

test('an overloaded shop asks kindly to come back, and is there at the next try', async ({
  page,
  expectHeard,
}) => {
  await page.route(api, (route) => route.fulfill(faultOf(503)))
  await open(page, 'contact')
  await followMenu(page, words.layout.shop)
  await sees(page, problemReplies.unavailable)
  await sees(page, incident)
  await expect(page.getByText(words.common.loadFailed)).toHaveCount(0)
  await page.unroute(api)
  await press(page, words.common.retry)
  await page.getByRole('list', { name: words.catalogue.products }).waitFor()
  await expect(page.getByText(incident)).toHaveCount(0)
  await expectHeard(/503/)
})

test('a form names the incident of a fault, and none of a refusal', async ({
  page,
  expectHeard,
}) => {
  await page.goto('login')
  await seesHeading(page, words.session.signInTitle)
  await sendSignIn(page, newPerson())
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  await expect(alert).not.toContainText('incident')
  await page.route(api, (route) => route.fulfill(faultOf(500)))
  await press(page, words.session.signInButton)
  await sees(page, problemReplies.internal)
  expect(await alert.innerText()).toBe(`${problemReplies.internal}\n${incident}`)
  await expectHeard(/401/, /500/)
})
