import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminHomeWords } from '../../../../wording/admin/home'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const [words, settings] = [adminHomeWords.specified, adminSettingsWords.specified]
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPI9zPHihiGlgQA5CE9AceCkfYAAAAASUVORK5CYII=',
  'base64',
)
const grey = () => new File([new Uint8Array(png)], 'comptoir.png', { type: 'image/png' })

test('a picture that is stored takes nothing back that was typed meanwhile', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  await user.click(
    await screen.findByRole('button', { name: settings.change(settings.titles.home) }),
  )
  shop.slow(1_000)
  await user.upload(screen.getByLabelText(words.choosePicture), grey())
  fireEvent.change(screen.getByLabelText(words.notice), { target: { value: 'Fermé lundi' } })
  expect(await screen.findByLabelText(new RegExp(`^${words.alt}`))).toBeInTheDocument()
  expect(screen.getByLabelText(words.notice)).toHaveValue('Fermé lundi')
  shop.slow(0)
})

test('the words are not saved while their picture is still sent', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const title = settings.titles.home
  await user.click(await screen.findByRole('button', { name: settings.change(title) }))
  shop.slow(1_000)
  await user.upload(screen.getByLabelText(words.choosePicture), grey())
  await user.click(screen.getByRole('button', { name: settings.save }))
  expect(await screen.findByText(words.pictureOnItsWay, { normalizer: String })).toBeVisible()
  shop.slow(0)
  expect(await screen.findByLabelText(new RegExp(`^${words.alt}`))).toBeInTheDocument()
})

test('another picture takes the text of the one before with it', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const title = settings.titles.home
  await user.click(await screen.findByRole('button', { name: settings.change(title) }))
  await user.upload(screen.getByLabelText(words.choosePicture), grey())
  const text = await screen.findByLabelText(new RegExp(`^${words.alt}`))
  fireEvent.change(text, { target: { value: 'Un carré gris' } })
  const other = new Uint8Array(readFileSync('public/categories/cat-cafe-400.webp'))
  await user.upload(
    screen.getByLabelText(words.otherPicture),
    new File([other], 'cafe.webp', { type: 'image/webp' }),
  )
  await waitFor(() => expect(text).toHaveValue(''))
})

test('texts that are too long are refused at their fields, not cut', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const title = settings.titles.home
  await user.click(await screen.findByRole('button', { name: settings.change(title) }))
  const fields = [
    screen.getByLabelText(words.notice),
    screen.getAllByLabelText(words.valueText)[0]!,
    screen.getAllByLabelText(words.valueTitle)[0]!,
  ]
  for (const field of fields) {
    await user.click(field)
    await user.paste('Torréfié chez nous. '.repeat(15).trim())
  }
  await user.click(screen.getByRole('button', { name: settings.save }))
  for (const field of fields)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/caractères au plus/))
})
