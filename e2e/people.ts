import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { field, press } from './page'
import { words } from './words'

export type Person = {
  firstName: string
  lastName: string
  email: string
  address: string
  password: string
}

/** Someone whom no shop knows yet. */
export function newPerson(): Person {
  return {
    firstName: 'Camille',
    lastName: 'Lefèvre',
    email: `camille.${randomUUID().slice(0, 8)}@example.org`,
    address: '12 rue du Commerce, 41000 Blois',
    password: 'Torréfaction-du-matin-7',
  }
}

/** Types into the sign-in form and sends it. */
export async function sendSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await field(page, words.session.email).fill(email)
  await field(page, words.session.password).fill(password)
  await press(page, words.session.signInButton)
}

/** Signs in at /login and waits for the profile. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('login')
  await sendSignIn(page, person)
  await page.getByRole('heading', { name: words.account.title }).waitFor()
}
