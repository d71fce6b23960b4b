import * as endpoints from '../contract/api/clients'
import { dataFileName } from '../wording/dataFile'
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
import { newPerson } from '../testing/newPerson'
import { words } from './words'

const { account } = words

test('a client opens an account, changes it and deletes it', async ({
  page,
  shop,
  expectHeard,
}) => {
  const camille = newPerson()
  /** The browser holds a session or none, and nothing else but the delivery mode. */
  const expectStored = (session: ('client' | 'token')[]) =>
    expect
      .poll(async () =>
        Object.keys(await storageOf(page))
          .filter((key) => key !== 'delivery')
          .sort(),
      )
      .toEqual(session)

  await test.step('who registers is signed in, at the profile', async () => {
    await page.goto('')
    await registerOnScreen(page, camille)
    await expect(page).toHaveTitle('Votre Profil')
    await sees(page, account.greeting(camille.firstName))
    await sees(page, camille.address)
    await expectStored(['client', 'token'])
    const stored = await storageOf(page)
    expect(JSON.parse(stored.client ?? '')).toMatchObject({
      prenom: 'Camille',
      email: camille.email,
    })
    expect(stored.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  await test.step('clients take their data home, with their password', async () => {
    await page.getByText(account.toDownload).click()
    await field(page, account.oldPassword).fill(camille.password)
    await press(page, account.downloadButton)
    await sees(page, account.downloaded(dataFileName))
  })

  await test.step('signing out empties the storage, signing in fills it again', async () => {
    await press(page, account.logout)
    await expectStored([])
    await followMenu(page, words.layout.login)
    await sendSignIn(page, { email: camille.email, password: 'Un-autre-mot-2026' })
    await expect(page.getByRole('alert')).not.toHaveCount(0)
    await expectHeard(...refusal(endpoints.signIn, 401))
    await expectStored([])
    await sendSignIn(page, camille)
    await seesHeading(page, account.title)
    await expectStored(['client', 'token'])
  })

  await test.step('a session outlives a reload', async () => {
    await page.reload()
    await sees(page, account.greeting(camille.firstName))
    await page.goto('login')
    await page.waitForURL('**/profil')
  })

  // spec: 4.16
  await test.step('a new address takes effect at once', async () => {
    camille.address = '3 place du Château, 41000 Blois'
    await follow(page, account.toEdit)
    await field(page, account.newAddress).fill(camille.address)
    await press(page, account.editButton)
    await sees(page, account.edited)
    await expect
      .poll(async () => JSON.parse((await storageOf(page)).client ?? '') as unknown)
      .toMatchObject({ adresse: camille.address })
  })

  await test.step('a new e-mail takes effect when its mailed link is opened', async () => {
    const { email } = newPerson()
    await page.goto('profil/modif')
    await field(page, account.newEmail).fill(email)
    await field(page, account.oldPassword).fill(camille.password)
    await press(page, account.editButton)
    await sees(page, account.emailWaiting(email))
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
    const password = 'Une-infusion-du-soir-8'
    await page.goto('profil/modifPass')
    await field(page, account.oldPassword).fill('pas le bon')
    await field(page, account.newPassword).fill(password)
    await press(page, account.editPasswordButton)
    await expectHeard(...refusal(endpoints.changePassword, 400))
    await field(page, account.oldPassword).fill(camille.password)
    await field(page, account.newPassword).fill(password)
    await press(page, account.editPasswordButton)
    await sees(page, account.passwordChanged)
    camille.password = password
    await newestMailTo(shop, camille.email)
    await page.goto('profil')
    await sees(page, account.greeting(camille.firstName))
  })

  // spec: 4.6
  await test.step('a deleted account is signed out, and signs in no more', async () => {
    await follow(page, account.toDelete)
    await press(page, account.deleteButton)
    await sees(page, account.termsNotAccepted)
    await field(page, account.oldPassword).fill(camille.password)
    await page.getByRole('checkbox').check()
    await press(page, account.deleteButton)
    await page.waitForURL(`${shop.url}/`)
    await sees(page, account.deleted)
    await expectFocusOn(page, words.home.headline)
    await expectStored([])
    await followMenu(page, words.layout.login)
    await sendSignIn(page, camille)
    await expectHeard(...refusal(endpoints.signIn, 401))
    await expectStored([])
  })
})
