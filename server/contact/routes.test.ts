import { startServer, type TestServer } from '../../testing/startServer'
import { outbox } from '../database/schema'
import { setSetting } from '../shop/setSetting'
import { defaultSeller } from '../system/sellerFields'

const now = new Date('2026-11-24T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now, settings: { RATE_LIMITS: 'on' } })
})
afterAll(() => server.close())

const message = {
  contact_name: 'Zoé\nBcc: all@evil.example',
  contact_email: 'zoe@client.example',
  contact_message: 'Bonjour',
}
const post = (change: object, from = '192.0.2.1') =>
  server.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: from,
    body: { ...message, ...change },
  })
const mails = () => server.services.database.sql.select().from(outbox)

test('a message waits for the mail server like any mail, and its writer is forgotten once it is sent', async () => {
  expect((await post({})).statusCode).toBe(200)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: server.services.settings.seller.email,
    replyTo: 'zoe@client.example',
    subject: 'Message de la page Contact',
  })
  await server.services.mailer.flush()
  const [sent] = await mails()
  expect(sent).toMatchObject({ recipient: '', replyTo: null, text: '', html: '' })
})

test('what a program fills in the invisible field is answered, and not sent', async () => {
  const before = (await mails()).length
  const { statusCode, body } = await post({ contact_website: 'https://evil.example' }, '192.0.2.2')
  expect([statusCode, body]).toEqual([200, (await post({}, '192.0.2.2')).body])
  expect(await mails()).toHaveLength(before + 1)
})

test.each([
  ['contact_message', ' '.repeat(10)],
  ['contact_message', 'x'.repeat(4001)],
  ['contact_email', 'zoe'],
  ['contact_name', ''],
])('a wrong %s is refused by its name', async (field, value) => {
  const reply = await post({ [field]: value }, '192.0.2.3')
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field])
})

test('one address sends ten messages in an hour', async () => {
  const statuses = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post({}, '198.51.100.7')).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('messages go to the e-mail that the shop has at the moment', async () => {
  const { database, liveSettings } = server.services
  const email = 'bonjour@grain.example'
  await setSetting(database.sql, {
    name: 'identity',
    value: { ...defaultSeller, email },
    at: now,
  })
  await liveSettings.refresh()
  await post({}, '192.0.2.5')
  expect((await mails()).map(({ recipient }) => recipient)).toContain(email)
})
