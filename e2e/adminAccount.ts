import { readFile } from 'node:fs/promises'
import { expect, type Dialog, type Page } from '@playwright/test'
import { codeOf, staffPassword } from '../testing/staffCodes'
import type { StaffRole } from '../contract/staffRoles'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminOpeningWords } from '../wording/admin/opening'
import { adminSessionWords } from '../wording/admin/session'
import { adminTodayWords } from '../wording/admin/today'
import { escaped, sees, seesHeading } from './page'
import { violationsOn } from './violationsOn'

const session = adminSessionWords.specified

type Shop = { command: (...words: string[]) => Promise<string> }

/** A button of the admin, and a field by its label, marked as required or not. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const box = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${escaped(name)}( \\*)?$`))

/** A picture, for a field of files. */
export const png = (name: string, buffer: Buffer) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer,
})

/** The file that a button saves. */
export async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await button(page, name).click()
  const file = await started
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** The device's own keys, opened by a finger that is always there. */
async function addAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Where an opened account leads: to the day, or to what opens a closed shop. */
const ways = {
  today: [session.toToday, adminTodayWords.specified.title],
  shopOpening: [session.toOpening, adminOpeningWords.specified.title],
} as const

/** A member of the staff; without more said the first manager. */
export type Member = { email?: string; role?: StaffRole; leadsTo?: keyof typeof ways }

/** Opens an account of the staff from its single-use link: password, code and passkey. */
export async function openAccount(
  page: Page,
  link: string,
  leadsTo: keyof typeof ways = 'today',
): Promise<void> {
  await addAuthenticator(page)
  await page.goto(link)
  await seesHeading(page, session.invitationTitle)
  const secret = await page.locator('code').innerText()
  await box(page, session.code).fill(codeOf(secret))
  await box(page, session.newPassword).fill(staffPassword)
  expect(await violationsOn(page)).toEqual([])
  await button(page, session.open).click()
  await sees(page, session.recoveryTitle)
  await button(page, session.addPasskey).click()
  await sees(page, session.passkeyAdded)
  const [name, title] = ways[leadsTo]
  await page.getByRole('link', { name }).click()
  await seesHeading(page, title)
}

/** Invites a member from the terminal, as the first one always is, and opens the account. */
export async function openAdmin(page: Page, shop: Shop, member: Member = {}): Promise<void> {
  const { email = 'gerance@boutique.example', role = 'gérant', leadsTo } = member
  const said = await shop.command('staff', 'add', email, '--role', role)
  await openAccount(page, /http\S+/.exec(said)![0], leadsTo)
}

/** The link to a room of the admin that its navigation names. */
export const room = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: adminLayoutWords.specified.rooms })
    .getByRole('link', { name, exact: true })

export async function signOutOfAdmin(page: Page): Promise<void> {
  // A journey may leave something half typed, which is asked about.
  const agree = (dialog: Dialog) => dialog.accept()
  page.on('dialog', agree)
  await button(page, adminLayoutWords.specified.signOut).click()
  await seesHeading(page, session.title)
  page.off('dialog', agree)
}
