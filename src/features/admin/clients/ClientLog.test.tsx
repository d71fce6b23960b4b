import { screen } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminClientPath } from '../../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../../wording/admin/clients'

const words = adminClientsWords.specified

test('a note that is being typed outlives what others note', async () => {
  const { client } = await shop.registerClient()
  const { user } = await renderAdmin(adminClientPath(String(client.id)))
  await user.type(await screen.findByLabelText(words.noteText), 'Rappeler')
  const other = await shop.addStaff('préparation')
  await other.send('POST', `/api/admin/clients/${client.id}/notes`, { text: 'A appelé' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText(/A appelé/)).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('Rappeler')
  await user.click(screen.getByRole('button', { name: words.noteSave }))
  expect(await screen.findByText(/Rappeler/, { selector: 'li' })).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('')
})
