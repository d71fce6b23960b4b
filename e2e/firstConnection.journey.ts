import * as endpoints from '../contract/api/clients'
import { test } from './journey'
import { linkMailedTo } from './mails'
import { field, follow, followMenu, press, refusal, sees, seesHeading, sendSignIn } from './page'
import { newPerson } from '../testing/newPerson'
import { words } from './words'

const { session } = words

test('a client whom the shopkeeper added chooses a password', async ({
  page,
  shop,
  expectHeard,
}) => {
  const camille = newPerson()
  const { firstName, lastName, email } = camille
  let link = ''

  await test.step('the shopkeeper adds a client, who asks for a first password', async () => {
    await shop.command('client', 'add', email, '--first-name', firstName, '--last-name', lastName)
    await page.goto('')
    await followMenu(page, words.layout.login)
    await follow(page, session.toFirstConnection)
    await field(page, session.email).fill(email)
    await field(page, session.newPassword).fill(camille.password)
    await press(page, session.firstConnectionButton)
    await sees(page, session.linkSentTitle)
    link = await linkMailedTo(shop, email)
  })

  // spec: 2.23
  await test.step('the password does not open the account before the link was used', async () => {
    await page.goto('login')
    await sendSignIn(page, camille)
    await expectHeard(...refusal(endpoints.signIn, 401))
  })

  await test.step('the mailed link takes the same password only', async () => {
    await page.goto(link)
    await field(page, session.newPassword).fill('Un-autre-mot-2026')
    await press(page, session.confirmPasswordButton)
    await expectHeard(...refusal(endpoints.confirmPassword, 400))
    await field(page, session.newPassword).fill(camille.password)
    await press(page, session.confirmPasswordButton)
    await page.waitForURL('**/login')
    await sees(page, session.passwordConfirmed)
  })

  await test.step('the account opens with it', async () => {
    await sendSignIn(page, camille)
    await seesHeading(page, words.account.title)
    await sees(page, words.account.greeting(firstName))
  })

  await test.step('the link is dead the second time', async () => {
    await page.goto(link)
    await field(page, session.newPassword).fill(camille.password)
    await press(page, session.confirmPasswordButton)
    await expectHeard(...refusal(endpoints.confirmPassword, 404))
  })
})
