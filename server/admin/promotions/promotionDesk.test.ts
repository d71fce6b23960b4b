import { addDays, inParis } from '../../../contract/parisianDays'
import type { StaffPromotion } from '../../../contract/api/staff/staffPromotions'
import type { ProblemBody } from '../../../contract/api/problem'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { promotionReplies as words } from '../../../wording/replies/promotions'
import { promotionCodes } from '../../database/schema'

// Starts an embedded database, next to other workers.
let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
})
afterAll(() => server.close())

const make = (code: string, ends_on: string | null = null, starts_on: string | null = null) =>
  manager.send<ProblemBody>('POST', '/api/admin/promotions', {
    ...{ code, kind: 'percent', value: 10, minimum_cents: 0, category: null },
    ...{ max_uses: null, once_per_client: false, starts_on, ends_on },
  })
type List = { promotions: StaffPromotion[]; has_all: boolean }
const list = async () => (await manager.send<List>('GET', '/api/admin/promotions')).body
const listed = async () => (await list()).promotions

test('a code whose last day is over is refused at that field; one that ends today is made', async () => {
  const { day } = inParis(server.services.clock())
  const late = await make('NOEL', addDays(day, -1))
  const today = await make('NOEL', day)
  expect([late.status, late.body.fields]).toEqual([400, { ends_on: words.endsInPast }])
  expect(today.status).toBe(200)
})

test.each([
  ['from tomorrow on', 'DEMAIN', 1, { is_open: false, is_ahead: true }],
  ['from today on', 'AUJOURDHUI', 0, { is_open: true, is_ahead: false }],
])('a code that is valid %s says whether its first day is to come', async (_, code, days, said) => {
  await make(code, null, addDays(inParis(server.services.clock()).day, days))
  expect((await listed()).find((one) => one.code === code)).toMatchObject(said)
})

test('a code in use is listed before newer ones that were ended, so that it can be ended', async () => {
  await make('ANCIEN')
  await make('NOUVEAU')
  const newer = (await listed()).find(({ code }) => code === 'NOUVEAU')
  await manager.send('POST', `/api/admin/promotions/${newer?.id}/end`)
  const codes = (await listed()).map(({ code }) => code)
  expect(codes.indexOf('ANCIEN')).toBeLessThan(codes.indexOf('NOUVEAU'))
})

test('an older code that may still serve is listed before more newer ones that are over than are listed', async () => {
  const { day } = inParis(server.services.clock())
  await make('TOUJOURS')
  expect((await list()).has_all).toBe(true)
  const over = Array.from({ length: 200 }, (_, number) => ({
    ...{ code: `PASSE-${number}`, kind: 'percent' as const, value: 10, minimumCents: 0 },
    ...{ categoryId: null, maxUses: null, oncePerClient: false, startsOn: null },
    ...{ endsOn: addDays(day, -1), createdAt: server.services.clock() },
  }))
  await server.services.database.sql.insert(promotionCodes).values(over)
  const { promotions, has_all: hasAll } = await list()
  const codes = promotions.map(({ code }) => code)
  expect([codes.length, codes.includes('TOUJOURS'), hasAll]).toEqual([200, true, false])
  expect(codes.indexOf('TOUJOURS')).toBeLessThan(codes.indexOf('PASSE-199'))
})
