import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { StaffRole } from '../contract/staffRoles'
import { AdminApp } from '../src/app/admin/AdminApp'
import { createAdminStore } from '../src/app/admin/adminStore'
import { pageSettingsOfTests } from './pageSettingsOfTests'

/**
 * Renders the real admin on jsdom's page, against the real server, for a member who is signed in and
 * opens this path.
 */
export async function renderAdmin(path: string, role: StaffRole = 'gérant') {
  const member = await shop.addStaff(role)
  keepCookie(member.headers)
  window.history.pushState(null, '', path)
  const { store, proof } = createAdminStore(pageSettingsOfTests)
  const view = render(<AdminApp settings={pageSettingsOfTests} store={store} proof={proof} />)
  return { ...view, member, store, user: userEvent.setup() }
}

/** Sends with each call what a page of the shop sends, and keeps the session's cookie as a browser does. */
function keepCookie(headers: Readonly<Record<string, string>>) {
  let { cookie = '' } = headers
  const send = window.fetch.bind(window)
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Headers(init?.headers)
    for (const [name, value] of Object.entries({ ...headers, cookie })) sent.set(name, value)
    const body = init?.body instanceof Blob ? await bytesOf(init.body) : init?.body
    const reply = await send(input, { ...init, headers: sent, ...(body && { body }) })
    const [given] = reply.headers.getSetCookie()
    if (given) cookie = given.split(';')[0]!
    return reply
  })
}

/** Node's fetch does not accept jsdom's files. */
const bytesOf = (file: Blob) =>
  new Promise<BodyInit>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })
