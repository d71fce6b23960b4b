import { getOrder, listOrders } from '../../../contract/orders'
import { tolerant } from '../../../contract/tolerant'
import { toListedOrder, toOrder, type ListedOrderReply, type OrderLineReply } from './Order'

test('a host that sends the known fields alone, numbers as text, is read', () => {
  const reply = tolerant(listOrders.replies[200]).parse([{ command_id: 7 }]) as ListedOrderReply[]
  expect(reply.map(toListedOrder)).toEqual([{ id: '7', date: null, state: null, totalCents: null }])
  const bare = [{ command_id: 7, command_state: 'payée', command_total: '12.90' }]
  const lines = tolerant(getOrder.replies[200]).parse(bare) as OrderLineReply[]
  expect(toOrder(lines)).toMatchObject({ id: '7', state: 'payée', totalCents: 1290, lines: [] })
})

test('an empty array is no order', () => {
  expect(toOrder([])).toBeNull()
})
