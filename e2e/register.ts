import type { DrivenPage } from './driver/DrivenPage'
import { field, follow, followMenu, press, seesHeading } from './page'
import type { Person } from './people'
import { words } from './words'

/** From any screen to a new account, through the screens; ends at the profile. */
export async function registerOnScreen(page: DrivenPage, person: Person): Promise<void> {
  await followMenu(page, words.layout.login)
  await follow(page, words.session.toRegister)
  await field(page, words.session.firstName).fill(person.firstName)
  await field(page, words.session.lastName).fill(person.lastName)
  await field(page, words.session.email).fill(person.email)
  await field(page, words.session.address).fill(person.address)
  await field(page, words.session.password).fill(person.password)
  await press(page, words.session.registerButton)
  await seesHeading(page, words.account.title)
}
