import { problemReplies } from '../wording/replies/problems'
import { faultOf, incident } from './faults'
import { startJourney } from './journey'
import { followMenu, isTakenOver, press, sees, seesHeading } from './page'
import { newPerson, sendSignIn } from './people'
import { words } from './words'

const journey = startJourney()
const api = '**/api/**'

journey.step(
  'an overloaded shop asks kindly to come back, and is there at the next try',
  async () => {
    const { page, visitor } = journey
    await page.route(api, (route) => route.fulfill(faultOf(503)))
    await page.goto('contact')
    // Before, the link would load the server’s page, which asks the API nothing.
    await isTakenOver(page)
    await followMenu(page, words.layout.shop)
    await sees(page, problemReplies.unavailable)
    await sees(page, incident)
    expect(await page.getByText(words.common.loadFailed).count()).toBe(0)
    await page.unroute(api)
    await press(page, words.common.retry)
    await page.getByRole('list', { name: words.catalogue.products }).waitFor()
    expect(await page.getByText(incident).count()).toBe(0)
    await visitor.expectQuiet({ except: [/503/] })
  },
)

journey.step('a form names the incident of a fault, and none of a refusal', async () => {
  const { page, visitor } = journey
  await page.goto('login')
  await seesHeading(page, words.session.signInTitle)
  await sendSignIn(page, newPerson())
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).not.toContain('incident')
  await page.route(api, (route) => route.fulfill(faultOf(500)))
  await press(page, words.session.signInButton)
  await sees(page, problemReplies.internal)
  expect(await alert.innerText()).toBe(`${problemReplies.internal}\n${incident}`)
  await visitor.expectQuiet({ except: [/401/, /500/] })
})
