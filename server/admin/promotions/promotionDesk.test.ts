import { addDays, inParis } from '../../../contract/parisianDays'
import type { ProblemBody } from '../../../contract/api/problem'
import { staffOn } from '../../../testing/staffOn'
import { startServer } from '../../../testing/startServer'
import { promotionReplies as words } from '../../../wording/replies/promotions'

// Starts an embedded database, next to other workers.
jest.setTimeout(60_000)

test('a code whose last day is over is refused at that field; one that ends today is made', async () => {
  const server = await startServer()
  const manager = await staffOn(server)
  const { day } = inParis(server.services.clock())
  const make = (ends_on: string) =>
    manager.send<ProblemBody>('POST', '/api/admin/promotions', {
      ...{ code: 'NOEL', kind: 'percent', value: 10, minimum_cents: 0, category: null },
      ...{ max_uses: null, once_per_client: false, starts_on: null, ends_on },
    })
  const late = await make(addDays(day, -1))
  const today = await make(day)
  await server.close()
  expect([late.status, late.body.fields]).toEqual([400, { ends_on: words.endsInPast }])
  expect(today.status).toBe(200)
})
