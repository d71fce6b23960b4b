import { readFile } from 'node:fs/promises'
import { eq, sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { linkTokenIn } from '../../testing/readMails'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import { refundOrder } from '../checkout/refundOrder'
import { inTransaction } from '../database/inTransaction'
import { orderConfirmations } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { requestProof } from './proof'

// Starts an embedded database, next to other workers.
const password = 'Torréfaction-41'
const day = 24 * 60 * 60 * 1000
const page = '/profil/email'
const typed = { firstName: 'Prénomtapé', lastName: 'Nomtapé', address: '9 rue Tapée, 41000 Blois' }
let now = Date.parse('2026-11-20T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  // Each moment is another, so that mails sort as they left.
  server = await startServer({ clock: () => new Date((now += 1)) })
})
afterAll(() => server.close())

const stranger = () => shopperOn(server, { ...typed, emailProvenAt: null })
async function payAtHome(shopper: Shopper): Promise<number> {
  const { serial } = await insertProduct(server.services.database.sql, { name: 'Moka' })
  await shopper.add(serial)
  const payment = { adress: typed.address, command_delivery: 'domicile' }
  const { status, body } = await shopper.payCart(payment)
  expect(status).toBe(200)
  return Number(body.order.command_id)
}
const mailsTo = (email: string) => server.readMails(email)
const openLink = (token: string) =>
  server.inject({ method: 'POST', url: '/api/client_modif/confirm', payload: { token } })
const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]

const askForProof = (clientId: string, email: string) => {
  const { settings, database, clock } = server.services
  const asked = { clientId, email, for: 'account', at: clock() } as const
  return inTransaction(database.sql, (tx) =>
    requestProof(tx, { ...settings, rateLimits: true }, asked),
  )
}

test('an order confirms nothing of what was typed to an e-mail that nobody has proven', async () => {
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  const [request, ...others] = await mailsTo(shopper.client.email)
  expect(others).toEqual([])
  expect(request).toContain(`n°\u00a0${id}`)
  for (const word of ['Prénomtapé', 'Nomtapé', 'Tapée']) expect(request).not.toContain(word)
  const [copy] = (await mailsTo('bonjour@comptoir.example')).slice(-1)
  for (const fact of [String(id), 'Prénomtapé Nomtapé', typed.address]) expect(copy).toContain(fact)
})

const unproven = 'L’adresse e-mail du client n’est pas encore confirmée'

test('a link that could not be mailed holds back none of the next day', async () => {
  // As after an account of this e-mail that was erased.
  const [former, client] = [await server.registerClient(), await server.registerClient()]
  const ask = (clientId: string) => askForProof(clientId, 'reprise@client.example')
  const answers = []
  for (const { id } of [former, former, former, client, client, client]) answers.push(await ask(id))
  expect(answers).toEqual([true, true, true, false, false, false])
  now += day
  expect(await ask(client.id)).toBe(true)
  expect(await mailsTo('reprise@client.example')).toHaveLength(4)
})

test('the next day mails a link too, beside three that still live', async () => {
  const { id, email } = await server.registerClient()
  const mailed = []
  for (const _ of [1, 2, 3, 4]) mailed.push(await askForProof(id, email))
  expect(mailed).toEqual([true, true, true, false])
  now += day
  expect(await askForProof(id, email)).toBe(true)
})

test('the shop’s copy says whether the buyer’s e-mail is proven', async () => {
  await payAtHome(await stranger())
  expect((await mailsTo('bonjour@comptoir.example')).at(-1)).toContain(unproven)
  await payAtHome(await shopperOn(server, typed))
  expect((await mailsTo('bonjour@comptoir.example')).at(-1)).not.toContain(unproven)
})

test('an order says that its confirmation waits, until the link is opened', async () => {
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  const isHeld = async () => {
    const [line] = (await shopper.order(id)).body as { command_confirmation_held: boolean }[]
    return line?.command_confirmation_held
  }
  expect(await isHeld()).toBe(true)
  const [request] = await mailsTo(shopper.client.email)
  await openLink(linkTokenIn(request!, page))
  expect(await isHeld()).toBe(false)
})

test.each([
  ['cancelled', ['annulée']],
  ['lost', ['en préparation', 'expédiée', 'perdue']],
])('an order that is %s is confirmed no more once the link is opened', async (_, states) => {
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  for (const state of states) await changeOrderState(server.services, { id, state })
  expect((await shopper.order(id)).body[0]?.command_confirmation_held).toBe(false)
  const mails = await mailsTo(shopper.client.email)
  expect((await openLink(linkTokenIn(mails[0]!, page))).statusCode).toBe(200)
  expect(await mailsTo(shopper.client.email)).toEqual(mails)
  const { sql } = server.services.database
  expect(await sql.$count(orderConfirmations, eq(orderConfirmations.orderId, id))).toBe(1)
})

test('the link sends the confirmations that waited, once, and those of later orders leave at once', async () => {
  const shopper = await stranger()
  const { email } = shopper.client
  const ids = [await payAtHome(shopper), await payAtHome(shopper)]
  const [first, second] = await mailsTo(email)
  const reply = await openLink(linkTokenIn(first!, page))
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({ id: shopper.client.id, email }),
  ])
  const confirmations = (await mailsTo(email)).slice(2)
  expect(confirmations).toHaveLength(2)
  for (const id of ids)
    expect(confirmations.filter((mail) => mail.includes(`n°\u00a0${id} du`))).toHaveLength(1)
  for (const mail of confirmations)
    for (const fact of [typed.address, 'Moka', 'conditions-generales-de-vente.pdf'])
      expect(mail).toContain(fact)
  for (const token of [first, second].map((mail) => linkTokenIn(mail!, page)))
    expect((await openLink(token)).statusCode).toBe(404)
  const id = await payAtHome(shopper)
  expect((await mailsTo(email)).slice(4).map(subjectOf)).toEqual([
    `Votre commande n°\u00a0${id} chez Comptoir Blésois`,
  ])
  // It opened no session and ended none.
  expect((await shopper.orders()).body).toHaveLength(3)
})

test('the operator’s statement about lost mails sends none that waits for this proof', async () => {
  const guide = await readFile('docs/operation.md', 'utf8')
  const statement = /-c '(update outbox [^']*)'/.exec(guide)?.[1]
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  const [request] = await mailsTo(shopper.client.email)
  await server.services.database.sql.execute(raw.raw(statement!))
  expect(await mailsTo(shopper.client.email)).toEqual([request])
  await openLink(linkTokenIn(request!, page))
  const confirmation = (await mailsTo(shopper.client.email)).at(-1)
  expect(confirmation).toContain(typed.address)
  expect(confirmation).toContain(String(id))
})

test('a link of the password proves the e-mail as well', async () => {
  const shopper = await stranger()
  const { email } = shopper.client
  await payAtHome(shopper)
  const asked = { client_email: email, NewPass: password }
  await shopper.send('PUT', '/api/client_first_conn/', asked)
  const token = linkTokenIn((await mailsTo(email)).at(-1)!, '/firstConn/confirmation')
  const used = { token, NewPass: password }
  expect((await shopper.send('POST', '/api/client_first_conn/confirm', used)).status).toBe(200)
  expect((await mailsTo(email)).map(subjectOf)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Votre commande n°/)]),
  )
})

test('a mistyped e-mail that is corrected gets the confirmations that waited', async () => {
  const passwordHash = await testPasswords.hash(password)
  const shopper = await shopperOn(server, { ...typed, emailProvenAt: null, passwordHash })
  await payAtHome(shopper)
  const Newemail = `juste.${shopper.client.email}`
  const edit = { client_id: shopper.client.id, Newemail, OldPass: password }
  await shopper.send('PUT', '/api/client_modif/', edit)
  const [link] = await mailsTo(Newemail)
  expect((await openLink(linkTokenIn(link!, page))).statusCode).toBe(200)
  expect((await mailsTo(Newemail)).map(subjectOf)).toEqual([
    expect.any(String),
    expect.stringMatching(/^Votre commande n°/),
  ])
  const told = (await mailsTo(shopper.client.email)).slice(1).join('\n')
  expect(told).not.toContain(Newemail)
  expect(told).not.toContain('Moka')
})

test('the link of the proof outlives a changed password for two weeks', async () => {
  const passwordHash = await testPasswords.hash(password)
  const shopper = await shopperOn(server, { ...typed, emailProvenAt: null, passwordHash })
  await payAtHome(shopper)
  const [request] = await mailsTo(shopper.client.email)
  const change = { client_id: shopper.client.id, OldPass: password, NewPass: `${password}-neuf` }
  expect((await shopper.send('PUT', '/api/client_modif_pass/', change)).status).toBe(200)
  now += 14 * day - 60_000
  expect((await openLink(linkTokenIn(request!, page))).statusCode).toBe(200)
})

test('a refund is mailed to an unproven e-mail without what was typed', async () => {
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  await refundOrder(server.services, { id, wish: { kind: 'whole' }, restock: false })
  const mail = (await mailsTo(shopper.client.email)).at(-1)
  expect(subjectOf(mail!)).toMatch(/est remboursée$/)
  for (const word of ['Prénomtapé', 'Nomtapé', 'Tapée']) expect(mail).not.toContain(word)
})

test('an order that leaves is confirmed to an unproven e-mail without what was typed', async () => {
  const shopper = await stranger()
  const id = await payAtHome(shopper)
  for (const state of ['en préparation', 'expédiée'])
    await changeOrderState(server.services, { id, state })
  const [, ...mails] = await mailsTo(shopper.client.email)
  expect(mails.map(subjectOf).sort()).toEqual([
    `Votre commande n°\u00a0${id} chez Comptoir Blésois`,
    `Votre commande n°\u00a0${id} chez Comptoir Blésois est expédiée`,
  ])
  expect(mails.join('\n')).toContain('conditions-generales-de-vente.pdf')
  for (const word of ['Prénomtapé', 'Nomtapé', 'Tapée'])
    expect(mails.join('\n')).not.toContain(word)
})
