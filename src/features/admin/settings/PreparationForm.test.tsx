import { screen, waitFor } from '@testing-library/react'
import { halfType } from '../../../../testing/halfType'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const words = adminSettingsWords.specified

test('a last hour that is half typed is not saved as no last hour', async () => {
  const { user, member } = await renderAdmin(adminPaths.settings)
  const stored = async () => (await member.send<StaffSettings>('GET', '/api/admin/settings')).body
  const before = await stored()
  await user.click(
    await screen.findByRole('button', { name: words.change(words.titles.preparation) }),
  )
  const cutOff = screen.getByLabelText(words.cutOff)
  await user.clear(cutOff)
  halfType(cutOff)
  await user.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() =>
    expect(cutOff).toHaveAccessibleDescription(adminLayoutWords.specified.unfinished.time),
  )
  expect(await stored()).toEqual(before)
})
