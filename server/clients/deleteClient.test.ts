import { eq, inArray } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { readClientRows } from '../../testing/readClientRows'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import type { OrderState } from '../../contract/orderStates'
import { clientsReplies } from '../../wording/replies/clients'
import { clients, links, orderLines, orders, outbox } from '../database/schema'
import { giveUp, markSent, queueMail } from '../mail/outbox'

const OldPass = 'Torréfaction-41'

let server: TestServer
let passwordHash: string
/** What another device does while the password of a request is hashed. */
let afterProof = () => Promise.resolve()
beforeAll(async () => {
  passwordHash = await testPasswords.hash(OldPass)
  const verify: typeof testPasswords.verify = async (...given) => {
    const isRight = await testPasswords.verify(...given)
    await afterProof()
    return isRight
  }
  server = await startServer({ services: { passwords: { ...testPasswords, verify } } })
})
afterAll(() => server.close())

const remove = ({ id, headers }: { id: string; headers: object }) =>
  server.inject({
    method: 'PUT',
    url: '/api/client_del/',
    headers: { ...headers },
    payload: { client_id: id, OldPass },
  })

/** Where an order goes, in texts of its own. */
const deliveryOf = (id: number) => {
  const street = `${id} quai de la Loire`
  const place = { postcode: '41000', town: 'Blois' }
  return {
    delivery: 'domicile' as const,
    address: `${street}, 41000 Blois`,
    addressParts: { street, complement: '', ...place, phone: `+33 ${id}` },
    trackingNumber: `FR${id}`,
  }
}

let nextOrder = 20_000_000
async function insertOrder(clientId: string, state: OrderState): Promise<number> {
  const { sql } = server.services.database
  const at = new Date('2026-02-01T10:00:00Z')
  const id = (nextOrder += 1)
  const paid = { orderedAt: at, paidAt: at, totalCents: 1290, ...deliveryOf(id) }
  await sql
    .insert(orders)
    .values({ id, clientId, state, createdAt: at, ...(state !== 'panier' && paid) })
  return id
}

// spec: 7.18
// law: erasure
test('nothing of the person is left, and the books keep the orders', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ passwordHash, bornDate: '1990-05-04' })
  const states = ['payée', 'en préparation', 'expédiée', 'livrée', 'annulée'] as const
  const ids: number[] = []
  for (const state of states) ids.push(await insertOrder(client.id, state))

  expect((await remove(client)).statusCode).toBe(200)

  const [row] = await sql.select().from(clients).where(eq(clients.id, client.id))
  expect(row).toMatchObject({
    firstName: '',
    lastName: '',
    email: null,
    emailKey: null,
    bornDate: null,
    address: '',
    passwordHash: null,
  })
  const stored = JSON.stringify(await readClientRows(sql, client.id))
  const storedOf = (id: number) => {
    const { addressParts, trackingNumber } = deliveryOf(id)
    const texts = [addressParts.street, addressParts.phone, trackingNumber]
    return texts.filter((text) => stored.includes(text)).length
  }
  expect(ids.map(storedOf)).toEqual([3, 3, 3, 0, 0])
})

test('the cart, the links and the mails go with the account', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ passwordHash })
  const product = await insertProduct(sql)
  const orderId = await insertOrder(client.id, 'panier')
  const line = { id: crypto.randomUUID(), orderId, productId: product.id, quantity: 2 }
  await sql.insert(orderLines).values(line)
  const at = new Date()
  const link = { tokenHash: client.id, purpose: 'email', clientId: client.id } as const
  await sql.insert(links).values({ ...link, newEmail: 'new@client.example', expiresAt: at })
  const mail = { subject: 'Bonjour', text: 'Bonjour', html: 'Bonjour' }
  await queueMail(sql, { mail, recipient: client.email, clientId: client.id, at })

  await remove(client)

  const left = await Promise.all([
    sql.select().from(orders).where(eq(orders.clientId, client.id)),
    sql.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
    sql.select().from(links).where(eq(links.clientId, client.id)),
    sql.select().from(outbox).where(eq(outbox.clientId, client.id)),
  ])
  expect(left).toEqual([[], [], [], []])
})

test('what the law owes to the client is sent although the account is deleted', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ passwordHash })
  const mail = { subject: 'Accusé', text: 'Bonjour', html: 'Bonjour' }
  const owed = { mail, recipient: client.email, clientId: client.id, at: new Date() }
  const [waiting, sent, held, lost] = Array.from({ length: 4 }, () => crypto.randomUUID())
  await queueMail(
    sql,
    { ...owed, id: waiting, outlivesAccount: true },
    { ...owed, id: sent, outlivesAccount: true },
    { ...owed, id: held, outlivesAccount: true, heldForOrder: 1 },
    { ...owed, id: lost, outlivesAccount: true },
  )
  await markSent(sql, sent!, new Date())
  await giveUp(sql, { id: lost!, failures: 110 })
  await remove(client)
  const left = await sql
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [waiting!, sent!, held!, lost!]))
  const kept = { clientId: null, recipient: client.email, ...mail }
  expect(left.sort((one, other) => one.failures - other.failures)).toMatchObject([
    { id: waiting, ...kept },
    { id: lost, ...kept },
  ])
})

// law: erasure
test('the news that a proven e-mail awaits goes with the account, and no other’s', async () => {
  const { sql } = server.services.database
  const { id: productId } = await insertProduct(sql)
  const mail = { subject: 'De retour', text: 'Bonjour', html: 'Bonjour' }
  const client = await server.registerClient({ passwordHash })
  const stranger = await server.registerClient({ passwordHash, emailProvenAt: null })
  const typed = client.email.toUpperCase()
  const [told, another] = [crypto.randomUUID(), crypto.randomUUID()]
  const at = new Date()
  const news = { mail, clientId: null, at, productId, isOfAlert: true }
  await queueMail(
    sql,
    { ...news, recipient: typed },
    { ...news, id: told, recipient: typed },
    { ...news, id: another, recipient: stranger.email },
  )
  await markSent(sql, told, at)

  await remove(client)
  await remove(stranger)

  const left = await sql.select().from(outbox).where(eq(outbox.productId, productId))
  expect(left.map(({ id }) => id).sort()).toEqual([told, another].sort())
})

test.each([
  { isProven: true, says: /répondre à une rétractation\./ },
  { isProven: false, says: /une rétractation, ou pour annoncer le retour d’un produit/ },
])(
  'the last mail names the news that an e-mail still awaits, proven $isProven',
  async ({ isProven, says }) => {
    const { sql } = server.services.database
    const unproven = isProven ? {} : { emailProvenAt: null }
    const client = await server.registerClient({ passwordHash, ...unproven })
    await remove(client)
    const [mail] = await sql.select().from(outbox).where(eq(outbox.recipient, client.email))
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(says)
  },
)

test('an account stays if its password is changed while the old one is proven', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ passwordHash })
  const changed = await testPasswords.hash(`${OldPass}-neuf`)
  afterProof = async () => {
    await sql.update(clients).set({ passwordHash: changed }).where(eq(clients.id, client.id))
  }
  const reply = await remove(client)
  afterProof = () => Promise.resolve()
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ fields: { OldPass: clientsReplies.oldPasswordWrong } })
  const [row] = await sql.select().from(clients).where(eq(clients.id, client.id))
  expect(row?.email).toBe(client.email)
})

// spec: 7.18
test('the session ends with the account, and its e-mail is free again', async () => {
  const client = await server.registerClient({ passwordHash })
  await remove(client)
  expect((await remove(client)).statusCode).toBe(401)
  expect((await server.registerClient({ email: client.email })).email).toBe(client.email)
})
