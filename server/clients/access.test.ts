import { createSigner } from 'fast-jwt'
import { endpoints } from '../../contract/api/endpoints'
import type { ProblemBody } from '../../contract/api/problem'
import { readClientRows } from '../../testing/readClientRows'
import { ownRequest } from '../../testing/requests/ownRequest'
import { fill } from '../../testing/requests/TestRequest'
import { isFull } from '../../testing/sample'
import { openWorld, type Facts, type World } from '../../testing/requests/world'
import { createTokens } from './tokens'

const secret = '0123456789abcdef0123456789abcdef'
const halfADay = 12 * 60 * 60 * 1000
const now = () => new Date()
const tokens = createTokens(secret, now)

let world: World
beforeAll(async () => {
  world = await openWorld({ services: { tokens } })
})
afterAll(async () => {
  process.stdout.write(`\n${measured.join('\n')}\n`)
  await world.server.close()
})

/** What each call answers, the request always being the owner's own and right but for the token. */
const matrix = `
                        owner  none  expired  unsigned  otherKey  otherAlgorithm  otherClient  deleted  oldPassword
listProducts            200    200   200      200       200       200             200          200      200
listProductsByCategory  200    200   200      200       200       200             200          200      200
listBestProducts        200    200   200      200       200       200             200          200      200
getProduct              200    200   200      200       200       200             200          200      200
signIn                  200    200   200      200       200       200             200          401      401
register                201    201   201      201       201       201             201          201      201
getCart                 200    401   401      401       401       401             403          401      401
addToCart               200    401   401      401       401       401             403          401      401
decrementLine              200    401   401      401       401       401             403          401      401
incrementLine              200    401   401      401       401       401             403          401      401
deleteLine              200    401   401      401       401       401             403          401      401
payCart                 200    401   401      401       401       401             404          401      401
listOrders              200    401   401      401       401       401             403          401      401
getOrder                200    401   401      401       401       401             403          401      401
editClient              200    401   401      401       401       401             403          401      401
changePassword          200    401   401      401       401       401             403          401      401
deleteClient            200    401   401      401       401       401             403          401      401
firstConnection         200    200   200      200       200       200             200          200      200
confirmPassword         200    200   200      200       200       200             200          404      404
confirmEmail            200    200   200      200       200       200             200          404      404
exportClient            200    401   401      401       401       401             403          401      401
setQuantity             200    401   401      401       401       401             403          401      401
signOut                 200    401   401      401       401       401             200          401      401
resumePayment           200    401   401      401       401       401             403          401      401
cancelOrder             200    401   401      401       401       401             403          401      401
quoteCart               200    401   401      401       401       401             403          401      401
orderAgain              200    401   401      401       401       401             403          401      401
listFormats             200    200   200      200       200       200             200          200      200
listRelated             200    200   200      200       200       200             200          200      200
getDelivery             200    200   200      200       200       200             200          200      200
searchProducts          200    200   200      200       200       200             200          200      200
suggestProducts         200    200   200      200       200       200             200          200      200
writeToShop             200    200   200      200       200       200             200          200      200
requestStockAlert       200    200   200      200       200       200             200          200      200
confirmStockAlert       200    200   200      200       200       200             200          200      200
cancelStockAlert        200    200   200      200       200       200             200          200      200
listReviews             200    200   200      200       200       200             200          200      200
listOrderReviews        200    401   401      401       401       401             403          401      401
writeReview             200    401   401      401       401       401             403          401      401
deleteReview            200    401   401      401       401       401             403          401      401
openReviewLink          200    200   200      200       200       200             200          404      200
writeReviewByLink       200    200   200      200       200       200             200          404      200
deleteReviewByLink      200    200   200      200       200       200             200          404      200
refuseInvitations       200    200   200      200       200       200             200          404      200
listDocuments           200    401   401      401       401       401             403          401      401
getDocument             200    401   401      401       401       401             403          401      401
listProductsByReference 200    200   200      200       200       200             200          200      200
listFavourites          200    401   401      401       401       401             403          401      401
addFavourites           200    401   401      401       401       401             403          401      401
removeFavourite         200    401   401      401       401       401             403          401      401
declareWithdrawal       201    201   201      201       201       201             201          201      201
listWithdrawable        200    401   401      401       401       401             403          401      401
withdrawOrder           201    401   401      401       401       401             403          401      401
setPromotionCode        200    401   401      401       401       401             403          401      401
getHome                 200    200   200      200       200       200             200          200      200
`

const [columns = [], ...rows] = matrix.split('\n').flatMap((line) => {
  const cells = line.split(/\s+/).filter(Boolean)
  return cells.length > 0 ? [cells] : []
})
const forClients = endpoints.filter(({ audience }) => audience === 'client').map(({ name }) => name)
type Case = [call: string, token: string, status: number]
/** Each hashes a password; the gate takes them for one call in three. */
const slow = ['deleted', 'oldPassword']
/** The gate takes these alone where nobody is refused. */
const ofOpenCalls = ['owner', 'none', 'otherKey']
const tokensOf = (row: number) => columns.filter((token) => row % 3 === 0 || !slow.includes(token))
const cases = rows.flatMap(([call = '', ...statuses], row) => {
  const isOpen = statuses.every((status) => Number(status) < 400)
  return statuses
    .map((status, index): Case => [call, columns[index] ?? '', Number(status)])
    .filter(([, token]) => isFull || (isOpen ? ofOpenCalls : tokensOf(row)).includes(token))
})
const measured: string[] = [`${' '.repeat(24)}${columns.join('  ')}`]

type Bearer = (facts: Facts) => string | undefined | Promise<string>
const sign = (algorithm: 'HS512' | 'none') => (facts: Facts) => {
  const session = { sub: facts.OWN_CLIENT, version: 1 }
  return algorithm === 'none'
    ? createSigner({ algorithm })(session)
    : createSigner({ algorithm, key: secret })(session)
}
const sessionOf = (facts: Facts) => ({ clientId: facts.OWN_CLIENT, version: 1 })
const bearers: { [token: string]: Bearer } = {
  owner: (facts) => facts.OWN_TOKEN,
  none: () => undefined,
  expired: (facts) =>
    createTokens(secret, () => new Date(Date.now() - halfADay)).issue(sessionOf(facts)),
  unsigned: sign('none'),
  otherKey: (facts) => createTokens(`${secret}!`, now).issue(sessionOf(facts)),
  otherAlgorithm: sign('HS512'),
  otherClient: (facts) => facts.OTHER_TOKEN,
  async deleted(facts) {
    expect((await ask('deleteClient', facts, facts.OWN_TOKEN)).statusCode).toBe(200)
    return facts.OWN_TOKEN
  },
  async oldPassword(facts) {
    expect((await ask('changePassword', facts, facts.OWN_TOKEN)).statusCode).toBe(200)
    return facts.OWN_TOKEN
  },
}

function ask(call: string, facts: Facts, token: string | undefined) {
  const { headers, ...request } = fill(ownRequest(call), facts)
  const bearer = token !== undefined && { authorization: `Bearer ${token}` }
  return world.server.inject({ ...request, headers: { ...headers, ...bearer } })
}

test('every call of the contract has a line, every token a column', () => {
  expect(rows.map(([call]) => call)).toEqual(endpoints.map((row) => row.name))
  expect(columns).toEqual(Object.keys(bearers))
  expect(rows.filter((row) => row.length !== columns.length + 1)).toEqual([])
})

// spec: 5.6, 6.6, 6.8
test.each(rows.map(([call = '']) => call))(
  '%s answers each token as the table says, and a refusal changes nothing',
  async (call) => {
    const { sql } = world.server.services.database
    const statuses = []
    let facts = await world.newFacts()
    for (const [, token, status] of cases.filter(([name]) => name === call)) {
      const bearer = await bearers[token]?.(facts)
      const { OWN_CLIENT } = facts
      const before = await readClientRows(sql, OWN_CLIENT)
      const reply = await ask(call, facts, bearer)
      statuses.push({ token, status: reply.statusCode })
      const isRead = ownRequest(call).method === 'GET'
      if ((status < 400 && !isRead) || token === 'deleted') facts = await world.newFacts()
      if (status < 400) continue
      expect(await readClientRows(sql, OWN_CLIENT)).toEqual(before)
      if (forClients.includes(call))
        expect(reply.json<ProblemBody>().code).toBe(codeOf(token, status))
    }
    measured.push(call.padEnd(24) + shown(statuses.map(({ status }) => String(status))))
    expect(statuses).toEqual(
      cases.filter(([name]) => name === call).map(([, token, status]) => ({ token, status })),
    )
  },
)

function codeOf(token: string, status: number): string {
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  return token === 'none' ? 'unauthenticated' : 'session_ended'
}

const shown = (statuses: string[]) =>
  statuses.map((status, index) => status.padEnd((columns[index]?.length ?? 0) + 2)).join('')
