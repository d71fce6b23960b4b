import { screen, waitFor, within } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const [words, settings] = [adminOpeningWords.specified, adminSettingsWords.specified]
const { title } = words.steps.preparation
const field = () => screen.findByLabelText(new RegExp(`^${settings.cutOff}`))

test('what is typed in a step is there again after it was folded, and gone once its form closes', async () => {
  const { user } = await renderAdmin(adminPaths.shopOpening)
  const button = (isOpen: boolean) =>
    screen.findByRole('button', { name: words.toggle(isOpen, title) })
  await user.click(await button(false))
  const before = (await field()) as HTMLInputElement
  const stored = before.value
  await user.clear(before)
  await user.type(before, '09:45')
  await user.click(await button(true))
  expect(before).not.toBeVisible()
  await user.click(await button(false))
  expect(await field()).toHaveValue('09:45')
  const step = screen.getByRole('region', { name: title })
  await user.click(within(step).getByRole('button', { name: settings.cancel }))
  await waitFor(() => expect(screen.queryByDisplayValue('09:45')).not.toBeInTheDocument())
  await user.click(await button(false))
  expect(await field()).toHaveValue(stored)
})
