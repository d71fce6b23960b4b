import { act, screen } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { codeOf } from '../../../testing/staffCodes'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminSessionWords } from '../../../wording/admin/session'
import { adminTodayWords } from '../../../wording/admin/today'

const words = adminSessionWords.specified

test('neither the URL nor the history keeps the token of a single-use link', async () => {
  const { invitationTitle, noToken } = words
  await renderAdmin(`${adminPaths.invitation}#token=${'a'.repeat(43)}`)
  expect(await screen.findByRole('heading', { name: invitationTitle })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText(noToken)).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})

/** Somebody who is invited, and the fragment of their single-use link. */
async function invite() {
  const boss = await shop.addStaff('gérant')
  const email = `aide-${Date.now()}@boutique.example`
  const body = { staff_email: email, role: 'préparation' }
  const reply = await boss.send<{ link: string }>('POST', '/api/admin/team', body)
  return { email, hash: new URL(reply.body.link).hash }
}

test('a password manager reads for whom it stores the password', async () => {
  const { email, hash } = await invite()
  await renderAdmin(`${adminPaths.invitation}${hash}`)
  const field = await screen.findByLabelText(words.email)
  expect(field).toBeVisible()
  expect(field).toHaveValue(email)
  expect(field).toHaveAttribute('type', 'email')
  expect(field).toHaveAttribute('autocomplete', 'username')
  expect(field).toHaveAttribute('readonly')
})

/** Opens an access where another member is signed in. */
async function openAccess() {
  const { hash } = await invite()
  const view = await renderAdmin(`${adminPaths.invitation}${hash}`)
  const { user } = view
  const secret = (await screen.findByText(/^[A-Z2-7]{16,}$/)).textContent
  await user.type(screen.getByLabelText(new RegExp(`^${words.code}`)), codeOf(secret))
  await user.type(screen.getByLabelText(new RegExp(`^${words.newPassword}`)), 'Torréfaction-41')
  await user.click(screen.getByRole('button', { name: words.open }))
  await screen.findByRole('heading', { name: words.recoveryTitle })
  return view
}

test('who opens an access where another member is signed in reads the recovery codes', async () => {
  await openAccess()
  // The session is now another one, and what the member before read is forgotten.
  await act(() => shop.settle())
  await act(() => shop.settle())
  expect(screen.getByRole('heading', { name: words.recoveryTitle })).toBeInTheDocument()
})

test('an opened access leads to the top of the first room', async () => {
  const { user } = await openAccess()
  window.scrollTo(0, 500)
  await user.click(screen.getByRole('link', { name: words.toToday }))
  await screen.findByRole('heading', { level: 1, name: adminTodayWords.specified.title })
  expect(window.scrollY).toBe(0)
})
