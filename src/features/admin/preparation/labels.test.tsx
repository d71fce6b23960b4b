import { act, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths, chosenOrders } from '../../../../contract/site/adminPaths'
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
