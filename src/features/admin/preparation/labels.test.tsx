import { act, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths, chosenOrders } from '../../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { adminApi } from '../../../api/admin/adminApi'
import { tagsOf } from '../events/tagsOf'

test('open labels are read again when an event names one of their orders', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { store } = await renderAdmin(adminPaths.labels + chosenOrders([Number(id)]))
  await screen.findByText(new RegExp(id))
  const readings = () => shop.calls().filter((call) => call.includes('/api/admin/preparation'))
  expect(readings()).toHaveLength(1)
  const changes = [{ kind: 'order' as const, ids: [id] }]
  act(() => {
    store.dispatch(adminApi.util.invalidateTags(tagsOf({ changes })))
  })
  await waitFor(() => expect(readings()).toHaveLength(2))
})

test('the first free label is typed to its end', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminPaths.labels + chosenOrders([Number(id)]))
  const field = await screen.findByLabelText(adminPreparationWords.specified.firstLabel)
  await user.tripleClick(field)
  await user.keyboard('12')
  expect(field).toHaveValue(12)
  expect(field).toHaveFocus()
  expect(new URLSearchParams(location.search).get('premiere')).toBe('12')
})
