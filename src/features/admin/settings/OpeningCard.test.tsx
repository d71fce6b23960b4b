import { act, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const words = adminSettingsWords.specified

test('the sentence of a closed shop is read and changed while it stays closed', async () => {
  const { user, member } = await renderAdmin(adminPaths.settings)
  await user.type(await screen.findByLabelText(words.closedNote), 'Nous rouvrons lundi 7.')
  await user.click(screen.getByRole('button', { name: words.closeShop }))
  await screen.findByRole('button', { name: words.openShop })
  const note = await screen.findByLabelText(words.closedNote)
  expect(note).toHaveValue('Nous rouvrons lundi 7.')
  await user.clear(note)
  await user.type(note, 'Nous rouvrons mardi 8.')
  await user.click(screen.getByRole('button', { name: words.changeNote }))
  await waitFor(async () => {
    const { body } = await member.send<StaffSettings>('GET', '/api/admin/settings')
    expect(body.opening.value).toEqual({ isOpen: false, note: 'Nous rouvrons mardi 8.' })
  })
  expect(screen.getByRole('button', { name: words.openShop })).toBeVisible()
})

test('two who write the sentence of a closed shop at once are asked whose counts', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const other = await shop.addStaff()
  const opening = async () =>
    (await other.send<StaffSettings>('GET', '/api/admin/settings')).body.opening
  const close = async (note: string) => {
    const { version } = await opening()
    const body = { version, value: { isOpen: false, note } }
    expect((await other.send('POST', '/api/admin/settings/opening', body)).status).toBe(200)
    act(() => void window.dispatchEvent(new Event('focus')))
  }
  const note = await screen.findByLabelText(words.closedNote)
  await user.clear(note)
  await user.type(note, 'Fermé pour travaux.')
  await close('Nous rouvrons jeudi 10.')
  await user.click(await screen.findByRole('button', { name: words.keepTyped }))
  await user.click(screen.getByRole('button', { name: words.changeNote }))
  await waitFor(async () => expect((await opening()).value.note).toBe('Fermé pour travaux.'))
  // The card has read what it has stored.
  await screen.findAllByText(/Fermé pour travaux/, { selector: 'li' })
  await close('Nous rouvrons samedi 12.')
  await waitFor(() => expect(note).toHaveValue('Nous rouvrons samedi 12.'))
})

test('a sentence that is being typed outlives a colleague’s press, and is asked about', async () => {
  const { user, member } = await renderAdmin(adminPaths.settings)
  const other = await shop.addStaff()
  const note = await screen.findByLabelText(words.closedNote)
  await user.clear(note)
  await user.type(note, 'Fermé pour la Toussaint.')
  const { body } = await other.send<StaffSettings>('GET', '/api/admin/settings')
  const { version, value } = body.opening
  const pressed = { version, value: { isOpen: !value.isOpen, note: null } }
  await other.send('POST', '/api/admin/settings/opening', pressed)
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByRole('button', { name: words.keepTyped })
  expect(screen.getByLabelText(words.closedNote)).toHaveValue('Fermé pour la Toussaint.')
  const { version: newer } = (await member.send<StaffSettings>('GET', '/api/admin/settings')).body
    .opening
  await other.send('POST', '/api/admin/settings/opening', { version: newer, value })
})

test('a sentence that is too long is refused, not cut', async () => {
  const { user, member } = await renderAdmin(adminPaths.settings)
  const typed = 'Nous rouvrons lundi. '.repeat(10).trim()
  const note = await screen.findByLabelText(words.closedNote)
  await user.clear(note)
  await user.click(note)
  await user.paste(typed)
  await user.click(screen.getByRole('button', { name: words.changeNote }))
  expect(await screen.findByText(/une phrase de 200 caractères au plus/)).toBeVisible()
  expect(note).toHaveValue(typed)
  const { body } = await member.send<StaffSettings>('GET', '/api/admin/settings')
  expect(body.opening.value.note).toBe('Nous rouvrons samedi 12.')
})
