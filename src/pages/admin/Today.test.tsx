import { screen, waitFor } from '@testing-library/react'
import { Authenticator } from '../../../testing/Authenticator'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminSessionWords } from '../../../wording/admin/session'
import { adminTodayWords } from '../../../wording/admin/today'

const { addPasskey, passkeyAdded } = adminSessionWords.specified
const mockCreate = (options: { challenge: string }) => new Authenticator().create(options)
// jsdom has no passkeys.
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: ({ optionsJSON }: { optionsJSON: { challenge: string } }) =>
    Promise.resolve(mockCreate(optionsJSON)),
}))

test('a passkey that was added is told where it was asked for, and has the focus', async () => {
  const { user } = await renderAdmin(adminPaths.today)
  await user.click(await screen.findByRole('button', { name: addPasskey }))
  const told = await screen.findByText(passkeyAdded)
  await waitFor(() => expect(told.parentElement).toHaveFocus())
  expect(screen.queryByText(adminTodayWords.specified.passkeyTitle)).not.toBeInTheDocument()
})
