import { screen } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminSessionWords } from '../../../wording/admin/session'

test('neither the URL nor the history keeps the token of a single-use link', async () => {
  const { invitationTitle, noToken } = adminSessionWords.specified
  await renderAdmin(`${adminPaths.invitation}#token=${'a'.repeat(43)}`)
  expect(await screen.findByRole('heading', { name: invitationTitle })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText(noToken)).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})
