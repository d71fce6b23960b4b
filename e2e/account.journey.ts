import * as calls from '../contract/api/clients'
import { dataFileName } from '../wording/dataFile'
import { eventually } from './eventually'
import { expectFocusOn } from './expectFocusOn'
import { startJourney } from './journey'
import { linkIn, newestMailTo } from './mails'
import { field, follow, followMenu, press, sees, seesHeading, storageOf } from './page'
import { newPerson, sendSignIn, type Person } from './people'
import { registerOnScreen } from './register'
import { refusal } from './visitor'
import { words } from './words'

const journey = startJourney()
const camille: Person = newPerson()

/** The browser holds a session or none, and never anything else but the delivery mode. */
const expectStored = (session: ('client' | 'token')[]) =>
  eventually(async () => {
    const keys = Object.keys(await storageOf(journey.page)).filter((key) => key !== 'delivery')
    expect(keys.sort()).toEqual(session)
  })

journey.step('who registers is signed in, at the profile', async () => {
  const { page, visitor } = journey
  await page.goto('')
  await registerOnScreen(page, camille)
  await seesHeading(page, words.account.title)
  expect(await page.title()).toBe('Votre Profil')
  await sees(page, words.account.greeting(camille.firstName))
  await sees(page, camille.address)
  await expectStored(['client', 'token'])
  const stored = await storageOf(page)
  expect(JSON.parse(stored.client ?? '')).toMatchObject({ prenom: 'Camille', email: camille.email })
  expect(stored.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await visitor.expectQuiet()
})

journey.step('clients take their data home, with their password', async () => {
  const { page, visitor } = journey
  await page.getByText(words.account.toDownload).click()
  await field(page, words.account.oldPassword).fill(camille.password)
  await press(page, words.account.downloadButton)
  await sees(page, words.account.downloaded(dataFileName))
  await visitor.expectQuiet()
})

journey.step('signing out empties the storage, signing in fills it again', async () => {
  const { page, visitor } = journey
  await press(page, words.account.logout)
  await expectStored([])
  await followMenu(page, words.layout.login)
  await sendSignIn(page, { email: camille.email, password: 'Un-autre-mot-2026' })
  await eventually(async () => expect(await page.getByRole('alert').count()).toBeGreaterThan(0))
  await visitor.expectQuiet({ except: refusal(calls.signIn, 401) })
  await expectStored([])
  await sendSignIn(page, camille)
  await seesHeading(page, words.account.title)
  await expectStored(['client', 'token'])
  await visitor.expectQuiet()
})

journey.step('a session outlives a reload', async () => {
  const { page, visitor } = journey
  await page.reload()
  await sees(page, words.account.greeting(camille.firstName))
  await page.goto('login')
  await page.waitForURL('**/profil')
  await visitor.expectQuiet()
})

journey.step('a new address takes effect at once', async () => {
  const { page, visitor } = journey
  camille.address = '3 place du Château, 41000 Blois'
  await follow(page, words.account.toEdit)
  await field(page, words.account.newAddress).fill(camille.address)
  await press(page, words.account.editButton)
  await sees(page, words.account.edited)
  await eventually(async () => {
    const stored = await storageOf(page)
    expect(JSON.parse(stored.client ?? '')).toMatchObject({ adresse: camille.address })
  })
  await visitor.expectQuiet()
})

journey.step('a new e-mail takes effect when its mailed link is opened', async () => {
  const { page, visitor, shop } = journey
  const email = newPerson().email
  await page.goto('profil/modif')
  await field(page, words.account.newEmail).fill(email)
  await field(page, words.account.oldPassword).fill(camille.password)
  await press(page, words.account.editButton)
  await sees(page, words.account.emailWaiting(email))
  await page.goto(linkIn(await newestMailTo(shop, email)))
  await press(page, words.account.confirmEmailButton)
  await sees(page, words.account.emailConfirmed)
  camille.email = email
  // Every session has ended, this one too.
  await expectStored([])
  await sendSignIn(page, camille)
  await seesHeading(page, words.account.title)
  await visitor.expectQuiet()
})

journey.step('a new password replaces the old one', async () => {
  const { page, visitor, shop } = journey
  const password = 'Une-infusion-du-soir-8'
  await page.goto('profil/modifPass')
  await field(page, words.account.oldPassword).fill('pas le bon')
  await field(page, words.account.newPassword).fill(password)
  await press(page, words.account.editPasswordButton)
  await visitor.expectQuiet({ except: refusal(calls.changePassword, 400) })
  await field(page, words.account.oldPassword).fill(camille.password)
  await field(page, words.account.newPassword).fill(password)
  await press(page, words.account.editPasswordButton)
  await sees(page, words.account.passwordChanged)
  camille.password = password
  await newestMailTo(shop, camille.email)
  await page.goto('profil')
  await sees(page, words.account.greeting(camille.firstName))
  await visitor.expectQuiet()
})

journey.step('a deleted account is signed out, and signs in no more', async () => {
  const { page, visitor, shop } = journey
  await follow(page, words.account.toDelete)
  await press(page, words.account.deleteButton)
  await sees(page, words.account.termsNotAccepted)
  await field(page, words.account.oldPassword).fill(camille.password)
  await page.getByRole('checkbox').check()
  await press(page, words.account.deleteButton)
  await page.waitForURL(`${shop.url}/`)
  await sees(page, words.account.deleted)
  await expectFocusOn(page, words.home.headline)
  await expectStored([])
  await visitor.expectQuiet()
  await followMenu(page, words.layout.login)
  await sendSignIn(page, camille)
  await visitor.expectQuiet({ except: refusal(calls.signIn, 401) })
  await expectStored([])
})
