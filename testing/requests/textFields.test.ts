import * as z from 'zod/mini'
import { eq } from 'drizzle-orm'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpoints } from '../../contract/api/endpoints'
import { problem, type ProblemBody } from '../../contract/api/problem'
import { outbox } from '../../server/database/schema'
import { everyOf } from '../sample'
import { ownRequest } from './ownRequest'
import { fill, type TestRequest } from './TestRequest'
import { openWorld, type Facts, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

const contents: { readonly [name: string]: string } = {
  script: '<script>alert("41")</script><img src=x onerror=alert(1)>',
  SQL: "Robert'); DROP TABLE clients; --",
  'right-to-left override': 'Camille \u202Egpj.exe\u2066 Roy',
  'zero-width characters': 'Ca\u200Bmi\u200Dl\uFEFFle',
  'lines of a letter': 'Camille\nBcc: all@evil.example\r\n\u2028\u0085Roy\u0007',
  'emoji of 4 bytes': 'Café 🍵 👩‍🌾',
  '10 000 characters': 'é'.repeat(10_000),
  '100 kB': 'x'.repeat(100_000),
}
/** Names and addresses are one line without invisible characters. */
const kept: { readonly [name: string]: string } = {
  'right-to-left override': 'Camille gpj.exe Roy',
  'zero-width characters': 'Cami\u200Dlle',
  'lines of a letter': 'Camille¶Bcc: all@evil.example¶Roy',
}
const maxLength = 5_000

/** The use of each field of the contract; a test below checks that the list is complete. */
const fates: {
  readonly [field: string]:
    'stored' | 'password' | 'email' | 'looked up' | 'chosen' | 'searched' | 'mailed'
} = {
  client_firstName: 'stored',
  client_lastName: 'stored',
  client_adress: 'stored',
  NewAdress: 'stored',
  adress: 'stored',
  client_password: 'password',
  OldPass: 'password',
  NewPass: 'password',
  client_email: 'email',
  Newemail: 'email',
  client_id: 'looked up',
  product_serial_number: 'looked up',
  command_line_id: 'looked up',
  command_id: 'looked up',
  categoryId: 'looked up',
  id: 'looked up',
  number: 'looked up',
  promotion_code: 'looked up',
  token: 'looked up',
  client_born_date: 'chosen',
  command_delivery: 'chosen',
  command_grind: 'chosen',
  delivery: 'chosen',
  address: 'chosen',
  command_address: 'chosen',
  conditions_version: 'chosen',
  payment_means: 'chosen',
  refill: 'chosen',
  command_quantity: 'chosen',
  expected_total: 'chosen',
  expected_dates: 'chosen',
  filter: 'chosen',
  page: 'chosen',
  per_page: 'chosen',
  sort: 'chosen',
  q: 'searched',
  categorie: 'searched',
  preparation: 'searched',
  notes: 'searched',
  origine: 'searched',
  torrefaction: 'searched',
  cafeine: 'searched',
  bio: 'searched',
  prix: 'searched',
  stock: 'searched',
  contact_name: 'mailed',
  contact_email: 'email',
  contact_message: 'mailed',
  contact_website: 'mailed',
  alert_email: 'email',
  alert_website: 'mailed',
  review_stars: 'chosen',
  review_text: 'stored',
  review_author: 'stored',
  product_serial_numbers: 'chosen',
  withdrawal_name: 'mailed',
  withdrawal_order: 'mailed',
  withdrawal_email: 'email',
  withdrawal_articles: 'mailed',
  withdrawal_key: 'chosen',
  withdrawal_lines: 'chosen',
}

/** Any content of these is taken. */
const taken: (string | undefined)[] = ['password', 'searched', 'mailed']

type Part = 'params' | 'query' | 'body'
type Place = { endpoint: Endpoint; part: Part; field: string }
const places = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part): Place[] => {
    const schema = endpoint[part]
    if (!(schema instanceof z.ZodMiniObject)) return []
    return Object.keys(schema.def.shape).map((field) => ({ endpoint, part, field }))
  }),
)

test('this test knows every field of the contract, and no other', () => {
  const fields = new Set(places.map(({ field }) => field))
  expect(Object.keys(fates).sort()).toEqual([...fields].sort())
})

/** The endpoint's own request with this content in one of its fields. */
function withContent({ endpoint, part, field }: Place, content: string): TestRequest {
  const own = ownRequest(endpoint.name)
  if (part === 'body') {
    const body = JSON.parse(own.body ?? '{}') as object
    return { ...own, body: JSON.stringify({ ...body, [field]: content }) }
  }
  const written = encodeURIComponent(content)
  const [path = '', query = ''] = own.url.split('?')
  if (part === 'params') {
    const filled = endpoint.path.replace(`:${field}`, () => written)
    return { ...own, url: query ? `${filled}?${query}` : filled }
  }
  const others = query.split('&').filter((one) => one && !one.startsWith(`${field}=`))
  return { ...own, url: `${path}?${[...others, `${field}=${written}`].join('&')}` }
}

async function ask(request: TestRequest, facts: Facts) {
  const { headers, ...sent } = fill(request, facts)
  const authorization = `Bearer ${facts.OWN_TOKEN}`
  const reply = await world.server.inject({ ...sent, headers: { ...headers, authorization } })
  return { status: reply.statusCode, body: reply.json<ProblemBody>() }
}

/** A line break becomes a comma in an address and a space in a name; a review has lines. */
const asAddress = (field: string, line: string) => {
  const separator = field === 'review_text' ? '\n' : ' '
  return line.replaceAll('¶', /adress/i.test(field) ? ', ' : separator)
}

/** Every text that the shop returns to the client. */
async function givenBack(place: Place, facts: Facts, reply: object): Promise<string[]> {
  if (place.endpoint.name === 'register') return textsOf(reply)
  return textsOf((await ask(ownRequest('exportClient'), facts)).body)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const named = places.map((place) => [`${place.endpoint.name} ${place.field}`, place] as const)
test.each(everyOf(named, 3))(
  '%s stores any content unchanged, or refuses it in words',
  async (_, place) => {
    const { endpoint, field, part } = place
    const fate = fates[field]
    let facts = await world.newFacts()
    let stored = 0
    for (const [name, content] of Object.entries(contents)) {
      const { status, body } = await ask(withContent(place, content), facts)
      const told = { name, status, body }
      if (status < 300) {
        stored += 1
        if (fate === 'stored')
          expect(await givenBack(place, facts, body)).toContain(
            asAddress(field, kept[name] ?? content),
          )
        else
          expect({
            ...told,
            isTaken: taken.includes(fate) || field === 'categoryId',
          }).toEqual({
            ...told,
            isTaken: true,
          })
        expect({ name, isShort: content.length < maxLength }).toEqual({ name, isShort: true })
        facts = await world.newFacts()
        continue
      }
      expect({ ...told, isProblem: problem.safeParse(body).success }).toEqual({
        ...told,
        isProblem: true,
      })
      // Too long for any field: the body or the URL is refused before it is read.
      const isTooLarge =
        content.length > 65_536 || (part === 'params' && content.length > maxLength)
      if (isTooLarge) expect([400, 404, 413]).toContain(status)
      else if (status === 400)
        expect({ name, fields: Object.keys(body.fields ?? {}) }).toEqual({ name, fields: [field] })
      else
        expect({ ...told, isUnknown: isUnknown(endpoint, fate, status) }).toEqual({
          ...told,
          isUnknown: true,
        })
    }
    if (fate === 'stored') expect(stored).toBeGreaterThan(0)
  },
)

/** Well-formed values that match nothing in the shop. */
function isUnknown({ name }: Endpoint, fate: string | undefined, status: number): boolean {
  if (name === 'signIn') return status === 401
  if (name === 'confirmPassword') return status === 404
  if (name === 'setPromotionCode') return [403, 409].includes(status)
  return fate === 'looked up' && [403, 404].includes(status)
}

test('a script in a delivery address is plain text in the mail of its order', async () => {
  const facts = await world.newFacts()
  const { sql } = world.server.services.database
  const place = places.find(({ field }) => field === 'adress')!
  const script = contents.script ?? ''
  expect((await ask(withContent(place, script), facts)).status).toBe(200)
  const mails = await sql.select().from(outbox).where(eq(outbox.clientId, facts.OWN_CLIENT))
  expect(mails.map(({ text }) => text.includes(script))).toEqual([true])
  expect(mails.filter(({ html }) => /<script|<img src=x/.test(html))).toEqual([])
})
