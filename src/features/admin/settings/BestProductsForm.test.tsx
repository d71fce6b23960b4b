import { screen } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminHomeWords } from '../../../../wording/admin/home'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const [words, settings] = [adminHomeWords.specified, adminSettingsWords.specified]

test('a search says that it shows only its first products, and which it cannot add', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const change = settings.change(settings.titles.bestProducts)
  await user.click(await screen.findByRole('button', { name: change }))
  const field = screen.getByLabelText(words.find)
  await user.type(field, 'a{Enter}')
  await screen.findByText(words.found(9, 8), { normalizer: String })
  const adds = screen.getAllByRole('button', { name: /^Ajouter\u00a0:/ })
  expect(adds).toHaveLength(8)
  const name = adds[0]!.getAttribute('aria-label')!.replace(words.addName(''), '')
  await user.click(adds[0]!)
  await user.clear(field)
  await user.type(field, `${name}{Enter}`)
  expect(await screen.findByText(words.allChosen)).toBeVisible()
})

test('a product that is added or removed leaves the focus to the list', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const change = settings.change(settings.titles.bestProducts)
  await user.click(await screen.findByRole('button', { name: change }))
  await user.type(screen.getByLabelText(words.find), 'a{Enter}')
  const [add] = await screen.findAllByRole('button', { name: /^Ajouter\u00a0:/ })
  const list = screen.getByRole('list', { name: words.chosen })
  await user.click(add!)
  expect(list).toHaveFocus()
  await user.click(screen.getByLabelText(words.find))
  await user.click(screen.getByRole('button', { name: /^Retirer/ }))
  expect(list).toHaveFocus()
})
