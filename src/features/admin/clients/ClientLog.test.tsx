import { act, screen } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminClientPath } from '../../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { clientReplies } from '../../../../wording/replies/staffClients'

const words = adminClientsWords.specified

test('a note that is being typed outlives what others note, and its typist on another device', async () => {
  const { client } = await shop.registerClient()
  const { user, member } = await renderAdmin(adminClientPath(String(client.id)))
  await user.type(await screen.findByLabelText(words.noteText), 'Rappeler')
  const other = await shop.addStaff('préparation')
  const notes = `/api/admin/clients/${client.id}/notes`
  await other.send('POST', notes, { text: 'A appelé' })
  await member.send('POST', notes, { text: 'Absente' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText(/A appelé/)).toBeInTheDocument()
  expect(screen.getByText(/Absente/)).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('Rappeler')
  await user.click(screen.getByRole('button', { name: words.noteSave }))
  expect(await screen.findByText(/Rappeler/, { selector: 'li' })).toBeInTheDocument()
  expect(screen.getByLabelText(words.noteText)).toHaveValue('')
})

test('the sheet of an account that a colleague has erased shows no more of it', async () => {
  const { client } = await shop.registerClient()
  const { email, id } = client
  await renderAdmin(adminClientPath(String(id)))
  expect(await screen.findAllByText(email)).not.toEqual([])
  const other = await shop.addStaff('gérant')
  await other.send('POST', `/api/admin/clients/${id}/erasure`, { email })
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText(clientReplies.unknown)).toBeInTheDocument()
  expect(screen.queryByText(email)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.waiting)
})
