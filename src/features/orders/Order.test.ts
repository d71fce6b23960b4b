import { clientEndpoints } from '../../../testing/clientEndpoints'
import { accepts } from '../../api/accepts'
import { toListedOrder, toOrder, type AnyListedOrder, type AnyOrderLine } from './Order'

// spec: 3.8
test('a host that sends the specified fields alone, with numbers as text, is read', () => {
  const reply: AnyListedOrder[] = [{ command_id: 7 }]
  expect(accepts(clientEndpoints.listOrders!.reply, reply)).toBe(true)
  expect(reply.map(toListedOrder)).toEqual([
    { id: '7', date: null, state: null, totalCents: null, payment: null },
  ])
  const lines: AnyOrderLine[] = [{ command_id: 7, command_state: 'payée', command_total: '12.90' }]
  expect(accepts(clientEndpoints.getOrder!.reply, lines)).toBe(true)
  expect(toOrder(lines, '2026-11-29')).toMatchObject({
    id: '7',
    state: 'payée',
    totalCents: 1290,
    lines: [],
  })
})

// spec: 7.15
test('an empty array is no order', () => {
  expect(toOrder([], '2026-11-29')).toBeNull()
})
