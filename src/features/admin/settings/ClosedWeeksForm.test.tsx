import { fireEvent, screen, waitFor } from '@testing-library/react'
import { halfType } from '../../../../testing/halfType'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const words = adminSettingsWords.specified

test('a closed week whose last day is half typed is not saved as one day', async () => {
  const { user, member } = await renderAdmin(adminPaths.settings)
  await user.click(
    await screen.findByRole('button', { name: words.change(words.titles.closedWeeks) }),
  )
  await user.click(screen.getByRole('button', { name: words.addPeriod }))
  fireEvent.change(screen.getByLabelText(words.firstDay), { target: { value: '2027-08-02' } })
  const lastDay = screen.getByLabelText(words.lastDay)
  halfType(lastDay)
  await user.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() =>
    expect(lastDay).toHaveAccessibleDescription(adminLayoutWords.specified.unfinished.date),
  )
  const { body } = await member.send('GET', '/api/admin/settings')
  expect(JSON.stringify(body)).not.toContain('2027-08-02')
})
