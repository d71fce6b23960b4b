import * as calls from '../contract/api/clients'
import { startJourney } from './journey'
import { linkIn, newestMailTo } from './mails'
import { field, followMenu, follow, press, sees, seesHeading } from './page'
import { newPerson, sendSignIn } from './people'
import { refusal } from './visitor'
import { words } from './words'

const journey = startJourney()
const camille = newPerson()
let link = ''

journey.step('the shopkeeper adds a client, who asks for a first password', async () => {
  const { page, visitor, shop } = journey
  const { firstName, lastName, email } = camille
  await shop.command('client', 'add', email, '--first-name', firstName, '--last-name', lastName)
  await page.goto('')
  await followMenu(page, words.layout.login)
  await follow(page, words.session.toFirstConnection)
  await field(page, words.session.email).fill(email)
  await field(page, words.session.newPassword).fill(camille.password)
  await press(page, words.session.firstConnectionButton)
  await sees(page, words.session.linkSentTitle)
  link = linkIn(await newestMailTo(shop, email))
  await visitor.expectQuiet()
})

journey.step('the password does not open the account before the link was used', async () => {
  const { page, visitor } = journey
  await page.goto('login')
  await sendSignIn(page, camille)
  await visitor.expectQuiet({ except: refusal(calls.signIn, 401) })
})

journey.step('the mailed link takes the same password only', async () => {
  const { page, visitor } = journey
  await page.goto(link)
  await field(page, words.session.newPassword).fill('Un-autre-mot-2026')
  await press(page, words.session.confirmPasswordButton)
  await visitor.expectQuiet({ except: refusal(calls.confirmPassword, 400) })
  await field(page, words.session.newPassword).fill(camille.password)
  await press(page, words.session.confirmPasswordButton)
  await page.waitForURL('**/login')
  await sees(page, words.session.passwordConfirmed)
  await visitor.expectQuiet()
})

journey.step('the account opens with it', async () => {
  const { page, visitor } = journey
  await sendSignIn(page, camille)
  await seesHeading(page, words.account.title)
  await sees(page, words.account.greeting(camille.firstName))
  await visitor.expectQuiet()
})

journey.step('the link is dead the second time', async () => {
  const { page, visitor } = journey
  await page.goto(link)
  await field(page, words.session.newPassword).fill(camille.password)
  await press(page, words.session.confirmPasswordButton)
  await visitor.expectQuiet({ except: refusal(calls.confirmPassword, 404) })
})
