import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { staffEndpoints } from '../../contract/api/staff/staffEndpoints'
import type { StaffProblemCode } from '../../contract/api/staff/staffEndpoint'
import { readAllRows } from '../../testing/readAllRows'
import { isFull } from '../../testing/sample'
import type { StaffFacts } from '../../testing/staffFacts'
import { staffOn } from '../../testing/staffOn'
import { openStaffWorld, type StaffWorld } from '../../testing/staffWorld'
import { staffSessions } from '../database/schema'
import { endSessionsOf } from './sessions'

jest.setTimeout(120_000)

/** Endpoints of one world: every row is read for each refusal, and each sender adds some. */
const atOnce = 10
let world: StaffWorld
let asked = 0
afterAll(() => world.server.close())
async function openWorldInTime(): Promise<void> {
  const isCrowded = asked % atOnce === 0
  asked += 1
  if (!isCrowded) return
  await (world as StaffWorld | undefined)?.server.close()
  world = await openStaffWorld()
}

/** What each call answers, the request always being right but for who sends it. */
const matrix = `
                    gérant  préparation  comptable  client  none  otherOrigin  revoked  stale
getStaffSession     200     200          200        200     200   200          200      200
staffSignIn         200     200          200        200     200   403          200      200
startPasskeySignIn  200     200          200        200     200   403          200      200
passkeySignIn       200     200          200        200     200   403          200      200
staffSignOut        200     200          200        200     200   403          200      200
proveStaff          200     200          200        401     401   403          401      200
openInvitation      200     200          200        200     200   403          200      200
acceptInvitation    200     200          200        200     200   403          200      200
startPasskey        200     200          200        401     401   403          401      403
addPasskey          200     200          200        401     401   403          401      403
getStaffToday       200     200          200        401     401   200          401      200
listStaffOrders     200     200          200        401     401   200          401      200
getStaffOrder       200     200          200        401     401   200          401      200
changeStaffOrder    200     200          403        401     401   403          401      200
cancelStaffOrder    200     403          403        401     401   403          401      403
refundStaffOrder    200     403          403        401     401   403          401      403
receiveStaffPayment 200     403          403        401     401   403          401      403
confirmStaffRefunds 200     403          403        401     401   403          401      403
noteStaffOrder      200     200          403        401     401   403          401      200
correctStaffOrderAddress 200 200         403        401     401   403          401      200
listStaffWithdrawals 200    200          200        401     401   200          401      200
matchStaffWithdrawal 200    403          403        401     401   403          401      200
decideStaffWithdrawal 200   403          403        401     401   403          401      200
receiveStaffWithdrawal 200  200          403        401     401   403          401      200
refundStaffWithdrawal 200   403          403        401     401   403          401      403
listStaffPromotions 200     403          403        401     401   200          401      200
createStaffPromotion 200    403          403        401     401   403          401      200
endStaffPromotion   200     403          403        401     401   403          401      200
listStaffClients    200     200          403        401     401   200          401      200
getStaffClient      200     200          403        401     401   200          401      200
noteStaffClient     200     200          403        401     401   403          401      200
mailStaffClientLink 200     200          403        401     401   403          401      200
exportStaffClient   200     403          403        401     401   403          401      403
eraseStaffClient    200     403          403        401     401   403          401      403
getStaffFigures     200     403          200        401     401   200          401      200
getStaffFigureFile  200     403          200        401     401   200          401      403
followStaffEvents   200     200          200        401     401   200          401      200
listTeam            200     403          403        401     401   200          401      200
inviteTeamMember    200     403          403        401     401   403          401      403
sendTeamLink        200     403          403        401     401   403          401      403
changeTeamRole      200     403          403        401     401   403          401      403
removeTeamMember    200     403          403        401     401   403          401      403
listTeamLog         200     403          403        401     401   200          401      200
getStaffAccount     200     200          200        401     401   200          401      200
removePasskey       200     200          200        401     401   403          401      403
renewRecoveryCodes  200     200          200        401     401   403          401      403
endOtherSessions    200     200          200        401     401   403          401      200
getStaffSettings    200     403          403        401     401   200          401      200
changeStaffSetting  200     403          403        401     401   403          401      200
resetStaffSetting   200     403          403        401     401   403          401      200
getStaffEnvironment 200     403          403        401     401   200          401      200
testStaffMail       200     403          403        401     401   403          401      200
getStaffOpening     200     403          403        401     401   200          401      200
retireInventedProducts 200  403          403        401     401   403          401      200
prepareStaffOrders  200     200          403        401     401   403          401      200
listStaffPreparation 200    200          403        401     401   200          401      200
mailStaffOrderStatus 200    200          403        401     401   403          401      200
listStaffDocuments  200     403          200        401     401   200          401      200
getStaffDocument    200     403          200        401     401   200          401      200
verifyStaffJournal  200     403          200        401     401   403          401      200
listStaffMonths     200     403          200        401     401   200          401      200
getStaffMonth       200     403          200        401     401   200          401      200
exportStaffMonth    200     403          200        401     401   403          401      403
closeStaffMonth     200     403          403        401     401   403          401      403
listStaffProducts   200     200          200        401     401   200          401      200
getStaffProduct     200     200          200        401     401   200          401      200
createStaffProduct  200     403          403        401     401   403          401      200
changeStaffProduct  200     403          403        401     401   403          401      200
previewStaffProduct 200     403          403        401     401   403          401      200
moveStaffStock      200     200          403        401     401   403          401      200
uploadStaffPicture  200     403          403        401     401   403          401      200
exportStaffCatalogue 200    403          200        401     401   200          401      403
planStaffImport     200     403          403        401     401   403          401      200
importStaffCatalogue 200    403          403        401     401   403          401      200
listStaffReviews    200     200          403        401     401   200          401      200
getStaffReview      200     200          403        401     401   200          401      200
decideStaffReview   200     200          403        401     401   403          401      200
listStaffAlerts     200     200          200        401     401   200          401      200
getStaffProductFeedback 200 200          200        401     401   200          401      200
dropStaffAlerts     200     403          403        401     401   403          401      200
listLostMails       200     200          403        401     401   200          401      200
retryLostMails      200     200          403        401     401   403          401      200
dropLostMails       200     200          403        401     401   403          401      200
`
const [columns = [], ...rows] = matrix.split('\n').flatMap((line) => {
  const cells = line.split(/\s+/).filter(Boolean)
  return cells.length > 0 ? [cells] : []
})

type Sender = (facts: StaffFacts) => Record<string, string> | Promise<Record<string, string>>
const hour = 60 * 60 * 1000
const senders: Record<string, Sender> = {
  gérant: ({ manager }) => manager.headers,
  préparation: ({ helper }) => helper.headers,
  comptable: ({ accountant }) => accountant.headers,
  client: ({ manager, client }) => ({ origin: manager.headers.origin, ...client.headers }),
  none: ({ manager }) => ({ origin: manager.headers.origin }),
  otherOrigin: ({ manager }) => ({ ...manager.headers, origin: 'https://autre.example' }),
  async revoked({ manager }) {
    await endSessionsOf(world.server.services.database.sql, manager.id)
    return manager.headers
  },
  async stale({ manager }) {
    const provenAt = new Date(Date.now() - hour)
    const isOwn = eq(staffSessions.staffId, manager.id)
    await world.server.services.database.sql.update(staffSessions).set({ provenAt }).where(isOwn)
    return manager.headers
  },
}
const codes: Record<string, StaffProblemCode> = {
  préparation: 'forbidden',
  comptable: 'forbidden',
  client: 'unauthenticated',
  none: 'unauthenticated',
  otherOrigin: 'forbidden',
  revoked: 'session_ended',
  stale: 'proof_needed',
}

test('every endpoint of the admin has a line, every sender a column, and says who may call it', () => {
  expect(rows.map(([name]) => name)).toEqual(staffEndpoints.map(({ name }) => name))
  expect(columns).toEqual(Object.keys(senders))
  expect(rows.filter((row) => row.length !== columns.length + 1)).toEqual([])
  const ofOthers = rows.map((row) => row[1 + columns.indexOf('otherOrigin')])
  expect(ofOthers).toEqual(staffEndpoints.map(({ method }) => (method === 'GET' ? '200' : '403')))
  expect(staffEndpoints.filter(({ may, audience }) => !may || audience !== 'staff')).toEqual([])
  expect(staffEndpoints.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([])
})

/** All refusals; each allowed call needs an order and people of its own, so the gate takes two. */
const sampled = (cells: [string, string][]) =>
  cells.filter(
    ([sender, status]) => isFull || isRefusal([sender, status]) || inGate.includes(sender),
  )
const inGate = ['préparation', 'stale']
const isRefusal = ([, status]: [string, string]) => Number(status) >= 400

test.each(rows.map(([name = '', ...statuses]) => [name, statuses] as const))(
  '%s answers each sender as the table says, and a refusal changes nothing',
  async (name, statuses) => {
    await openWorldInTime()
    const { sql } = world.server.services.database
    const expected = sampled(columns.map((sender, index) => [sender, statuses[index]!]))
    const prepare = async (sender: string, facts: StaffFacts) => {
      const headers = await senders[sender]!(facts)
      return { ...(await world.requestOf(name, facts, sender)), headers }
    }

    // All refusals together, on rows that are read once before and once after.
    const refused: { sender: string; request: Awaited<ReturnType<typeof prepare>> }[] = []
    const shared = await world.newFacts()
    for (const [sender] of expected.filter(isRefusal)) {
      const manager = await staffOn(world.server)
      refused.push({ sender, request: await prepare(sender, { ...shared, manager }) })
    }
    const before = await readAllRows(sql)
    const answered: Record<string, string> = {}
    for (const { sender, request } of refused) {
      const reply = await world.server.inject(request)
      answered[sender] = String(reply.statusCode)
      // What is allowed by mistake may be a stream without an end.
      if (reply.statusCode < 400) continue
      const { code } = (await json(reply.stream())) as { code: string }
      expect([sender, code]).toEqual([sender, codes[sender]])
    }
    expect(await readAllRows(sql)).toEqual(before)

    for (const [sender] of expected.filter((one) => !isRefusal(one))) {
      const request = await prepare(sender, await world.newFacts())
      answered[sender] = String((await world.server.inject(request)).statusCode)
    }
    expect(answered).toEqual(Object.fromEntries(expected))
  },
)

test.each(['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-site', 'Origin: null', ''])(
  'a change with “%s” is refused whatever the cookie',
  async (header) => {
    const { manager } = await world.newFacts()
    const [name, value] = header.split(': ')
    const headers = { cookie: manager.headers.cookie, ...(name && { [name]: value }) }
    const reply = await world.server.inject({
      method: 'DELETE',
      url: '/api/admin/session',
      headers,
    })
    expect(reply.statusCode).toBe(403)
  },
)
