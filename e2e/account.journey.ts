import * as endpoints from '../contract/api/clients'
import { newPerson } from '../testing/newPerson'
import { expect, test } from './journey'
import { linkMailedTo, newestMailTo } from './mails'
import {
  expectFocusOn,
  field,
  follow,
  followMenu,
  press,
  refusal,
  registerOnScreen,
  sees,
  seesHeading,
  sendSignIn,
  storageOf,
} from './page'
import { words } from './words'

const { account, session } = words

test('a client opens an account, changes it and deletes it', async ({
  page,
  shop,
  expectHeard,
}) => {
  const camille = newPerson()
  const expectStored = (keys: ('client' | 'token')[]) =>
    expect.poll(async () => Object.keys(await storageOf(page)).sort()).toEqual(keys)

  await test.step('anyone who registers is signed in, until they sign out', async () => {
    await page.goto('')
    await registerOnScreen(page, camille)
    await sees(page, account.greeting(camille.firstName))
    await expectStored(['client', 'token'])
    await press(page, account.logout)
    await expectStored([])
    await followMenu(page, words.layout.login)
    await sendSignIn(page, camille)
    await seesHeading(page, account.title)
  })

  // spec: 4.16
  await test.step('a new address takes effect at once', async () => {
    camille.address = '3 place du Château, 41000 Blois'
    await follow(page, account.toEdit)
    await field(page, account.newAddress).fill(camille.address)
    await press(page, account.editButton)
    await sees(page, account.edited)
    await expect.poll(async () => (await storageOf(page)).client).toContain(camille.address)
  })

  await test.step('a new e-mail takes effect when its mailed link is opened', async () => {
    const { email } = newPerson()
    await page.goto('profil/modif')
    await field(page, account.newEmail).fill(email)
    await field(page, account.oldPassword).fill(camille.password)
    await press(page, account.editButton)
    await page.goto(await linkMailedTo(shop, email))
    await press(page, account.confirmEmailButton)
    await sees(page, account.emailConfirmed)
    camille.email = email
    // Every session has ended, this one too.
    await expectStored([])
    await sendSignIn(page, camille)
    await seesHeading(page, account.title)
  })

  await test.step('a new password replaces the old one', async () => {
    await page.goto('profil/modifPass')
    await field(page, account.oldPassword).fill(camille.password)
    camille.password = 'Une-infusion-du-soir-8'
    await field(page, account.newPassword).fill(camille.password)
    await press(page, account.editPasswordButton)
    await sees(page, account.passwordChanged)
    await newestMailTo(shop, camille.email)
  })

  // spec: 4.6
  await test.step('a deleted account is signed out, and signs in no more', async () => {
    await page.goto('profil')
    await follow(page, account.toDelete)
    await field(page, account.oldPassword).fill(camille.password)
    await page.getByRole('checkbox').check()
    await press(page, account.deleteButton)
    await sees(page, account.deleted)
    await expect(page).toHaveURL(`${shop.url}/`)
    await expectFocusOn(page, words.home.headline)
    await expectStored([])
    await followMenu(page, words.layout.login)
    await sendSignIn(page, camille)
    await expectHeard(...refusal(endpoints.signIn, 401))
    await expectStored([])
  })
})

test('a client whom the shopkeeper added chooses a password', async ({
  page,
  shop,
  expectHeard,
}) => {
  const camille = newPerson()
  const { firstName, lastName, email, password } = camille

  await test.step('the client asks for a first password', async () => {
    await shop.command('client', 'add', email, '--first-name', firstName, '--last-name', lastName)
    await page.goto('firstConn')
    await field(page, session.email).fill(email)
    await field(page, session.newPassword).fill(password)
    await press(page, session.firstConnectionButton)
    await sees(page, session.linkSentTitle)
  })

  // spec: 2.23
  await test.step('the password does not open the account before the link was used', async () => {
    await page.goto('login')
    await sendSignIn(page, camille)
    await expectHeard(...refusal(endpoints.signIn, 401))
  })

  await test.step('behind the mailed link the same password opens it', async () => {
    await page.goto(await linkMailedTo(shop, email))
    await field(page, session.newPassword).fill(password)
    await press(page, session.confirmPasswordButton)
    await sees(page, session.passwordConfirmed)
    await sendSignIn(page, camille)
    await sees(page, words.account.greeting(firstName))
  })
})
