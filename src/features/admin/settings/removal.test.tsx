import { fireEvent, screen } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminSettingsWords } from '../../../../wording/admin/settings'

const words = adminSettingsWords.specified

test('a period that is removed leaves the focus to its group, and what is left unmarked', async () => {
  const weeks = [
    { from: '2027-02-01', to: '2027-02-07' },
    { from: '2027-03-01', to: '2027-03-07' },
  ]
  await shop.setShopSetting('closedWeeks', weeks)
  const { user } = await renderAdmin(adminPaths.settings)
  await user.click(
    await screen.findByRole('button', { name: words.change(words.titles.closedWeeks) }),
  )
  fireEvent.change(screen.getAllByLabelText(words.lastDay)[0]!, { target: { value: '2027-01-02' } })
  const removeFirst = { name: words.removePart(words.period(1)) }
  await user.click(screen.getByRole('button', removeFirst))
  expect(screen.getByRole('group', { name: words.periods })).toHaveFocus()
  expect(
    screen.getByText(words.rowRemoved(words.period(1)), { normalizer: String }),
  ).toBeInTheDocument()
  expect(screen.getByLabelText(words.firstDay)).toHaveValue('2027-03-01')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', removeFirst)).toBeInTheDocument()
})
