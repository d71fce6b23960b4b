import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ChangedProduct, StaffProduct } from '../../../contract/api/staff/staffProduct'
import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import type { ProblemBody } from '../../../contract/api/problem'
import { factForms } from '../../../contract/facts'
import { completeSheet } from '../../../testing/completeSheet'
import { findUnmovedStocks } from '../../../testing/findUnmovedStocks'
import { changeProducts, insertProduct } from '../../../testing/makeData'
import { plainPicture } from '../../../testing/plainPicture'
import { shopperOn } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { cellFaults, factFaults, formFaults, unstruckNote } from '../../../wording/catalogueFile'
import { productReplies as replies } from '../../../wording/replies/products'
import { limits } from '../../catalogue/file/cells'
import { auditLog, products } from '../../database/schema'
import { endReductions } from '../../prices/queries'
import { recordAct } from '../../staff/recordAct'
import { moveStock } from '../../stock/queries'

let server: TestServer
let manager: Member
let helper: Member
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
})
afterAll(async () => {
  expect(await findUnmovedStocks(sql())).toEqual([])
  await server.close()
})
const sql = () => server.services.database.sql

type Answer = ChangedProduct & ProblemBody
const url = '/api/admin/products'
const read = async (id: number) => (await helper.send<StaffProduct>('GET', `${url}/${id}`)).body
const change = (id: number, body: object, by = manager) =>
  by.send<Answer>('POST', `${url}/${id}`, body)
const create = (serial: string, cells: object, more = {}) =>
  manager.send<Answer>('POST', url, { serial, cells, ...more })
const move = (id: number, act: string, pieces: string, key: string = randomUUID()) =>
  helper.send<Answer>('POST', `${url}/${id}/stock`, { act, pieces, key })
const upload = (bytes: Buffer) =>
  manager.send<{ file: string } & ProblemBody>('POST', '/api/admin/pictures', bytes)
const shown = async (serial: string) =>
  (await server.inject({ url: `/api/product/${serial}` })).json<Record<string, unknown>>()

const { legalName, ingredients, netQuantity } = completeSheet
const sheet = { legalName, ingredients, netQuantity }
const tea = { name: 'Sencha', category: 'Thé', price: '12,90', stock: '3', ...sheet }

describe('the form of a product', () => {
  test('a product is created with what was typed, as a row of the catalogue file would', async () => {
    const serial = `SEN-${randomUUID()}`
    const { status, body } = await create(serial, {
      ...{ ...tea, price: ' 12.9 € ', country: '' },
      ...{ notes: 'iode, herbe', temperature: '60-70', organic: 'oui', roastedOn: '' },
      certifier: 'FR-BIO-01',
    })
    expect([status, body.message]).toEqual([200, replies.created(serial)])
    expect(body.product.cells).toMatchObject({
      ...{ name: 'Sencha', price: '12,90', vat: '5,5', country: '', stock: '3' },
      ...{ notes: 'iode, herbe', temperature: '60 à 70', organic: 'oui', roastedOn: '' },
    })
    expect(body.product.log).toMatchObject([{ act: 'product_created', who: manager.email }])
    expect(body.product.movements).toMatchObject([{ change: 3, cause: 'import' }])
  })

  test('a reduction that strikes nothing is saved with the reason', async () => {
    const serial = `SEN-${randomUUID()}`
    const why = unstruckNote('new', [serial])
    const created = await create(serial, { ...tea, price: '20', reducedPrice: '15' })
    expect(created.body.message).toBe(`${replies.created(serial)} ${why}`)
    const { id } = created.body.product
    const messageOf = async (cells: object) =>
      (await change(id, { version: (await read(id)).version, cells })).body.message
    expect(await messageOf({ reducedPrice: '14' })).toBe(`${replies.changed} ${why}`)
    expect(await messageOf({ name: 'Bancha' })).toBe(replies.changed)
  })

  test('what is wrong is said at its field, in the words of the catalogue file', async () => {
    const { status, body } = await create('pas bon', { ...tea, price: '0', roast: '9' })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      serial: replies.fault(cellFaults.serial(limits.serial)),
      price: replies.fault(cellFaults.price(100_000)),
      roast: replies.fault(factFaults.range(1, 5)),
    })
    const empty = await create(randomUUID(), {})
    expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual([
      ...['category', 'name', 'price', 'stock'],
    ])
  })

  test('what the law wants is said at its field, without naming a column of the file', async () => {
    const { body } = await create(randomUUID(), { ...tea, ingredients: '', organic: 'oui' })
    expect(body.fields).toEqual({
      ingredients: replies.fault(formFaults.sheet('Thé')),
      certifier: replies.fault(formFaults.certifier),
    })
    expect(JSON.stringify(body.fields)).not.toMatch(/retire|«/)
  })

  test('a price that contradicts its reduction is refused in the words of the form', async () => {
    const { body } = await create(randomUUID(), { ...tea, price: '9', reducedPrice: '9,90' })
    expect(body.fields).toEqual({
      reducedPrice: replies.fault(formFaults.notReduced('9,90', '9,00')),
    })
    const over = { ...tea, reducedPrice: '5', reducedUntil: '1/1/2020' }
    expect((await create(randomUUID(), over)).body.fields).toEqual({
      reducedUntil: replies.fault(formFaults.reductionOver),
    })
    const never = { ...tea, reducedUntil: '1/1/2099' }
    expect((await create(randomUUID(), never)).body.fields).toEqual({
      reducedUntil: replies.fault(formFaults.endWithoutReduction),
    })
  })

  test('a reference that is taken, in another case too, is refused and named', async () => {
    const known = await insertProduct(sql(), { serial: `Ref-${randomUUID()}`, name: 'Maté' })
    const { status, body } = await create(known.serial.toUpperCase(), tea)
    expect([status, body.fields]).toEqual([400, { serial: replies.serialTaken('Maté') }])
  })

  test('every fact of the declared list is a cell, and an emptied one is erased', async () => {
    const { id } = await insertProduct(sql(), { facts: { roast: [3], organic: true } })
    const { version, cells } = await read(id)
    expect(Object.keys(cells)).toEqual(expect.arrayContaining(Object.keys(factForms)))
    const { body } = await change(id, { version, cells: { roast: '', organic: '', fits: 'V60' } })
    const [row] = await sql().select().from(products).where(eq(products.id, id))
    expect([row?.facts, body.product.cells.roast]).toEqual([{ fits: 'V60' }, ''])
  })

  test('a name cannot be emptied, and neither a stock nor an unknown cell is typed', async () => {
    const { id } = await insertProduct(sql())
    const { version } = await read(id)
    const cells = { name: ' ', stock: '5', stockCounted: '5', serial: 'X', autre: 'x' }
    const { status, body } = await change(id, { version, cells })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(Object.keys(cells).sort())
    expect((await read(id)).version).toBe(version)
  })

  test('a price changes without a question, and the log has it before and after', async () => {
    const { id, serial } = await insertProduct(sql(), { priceCents: 1290 })
    const { version } = await read(id)
    const { body } = await change(id, { version, cells: { price: '13,5' } })
    expect(body.message).toBe(replies.changed)
    expect(body.product.log[0]).toMatchObject({
      ...{ act: 'product_changed', who: manager.email },
      ...{ before: { price: '12,90' }, after: { price: '13,50' } },
    })
    expect(await shown(serial)).toMatchObject({ product_price: 13.5 })
  })

  test('a retired product leaves the shop, and comes back', async () => {
    const { id, serial } = await insertProduct(sql(), { facts: sheet })
    const retire = async (retired: string) =>
      (await change(id, { version: (await read(id)).version, cells: { retired } })).body.product
    const { log } = await retire('oui')
    expect(log[0]).toMatchObject({ act: 'product_retired', after: { retired: 'oui' } })
    expect(await shown(serial)).toMatchObject({ code: 'not_found' })
    expect((await retire('non')).retired).toBe(false)
    expect(await shown(serial)).toMatchObject({ product_stock: 10 })
  })

  test('of two who change a product at once, the second is told who was faster', async () => {
    const { id } = await insertProduct(sql())
    const other = await staffOn(server)
    const { version } = await read(id)
    const answers = await Promise.all([
      change(id, { version, cells: { price: '10' } }),
      change(id, { version, cells: { price: '11' } }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
    expect(lost.body).toMatchObject({ code: 'product_changed' })
    const winner = won.body.product.log[0]?.who ?? ''
    expect(lost.body.message).toContain(winner)
    expect((await read(id)).cells.price).toBe(won.body.product.cells.price)
  })

  test('the end of a reduction meanwhile is laid to nobody', async () => {
    const { id } = await insertProduct(sql())
    const { version } = await read(id)
    await change(id, { version, cells: { price: '9' } })
    const hourAgo = new Date(Date.now() - 3_600_000)
    await sql().update(auditLog).set({ at: hourAgo }).where(eq(auditLog.productId, id))
    const reduced = { priceCents: 700, regularPriceCents: 900, reducedUntil: '2026-11-01' }
    await changeProducts(sql(), reduced, eq(products.id, id))
    const seen = await read(id)
    await endReductions(sql(), '2026-11-02')
    const late = await change(id, { version: seen.version, cells: { description: 'Rond' } })
    expect([late.status, late.body.message]).toEqual([409, replies.changedMeanwhile(undefined)])
  })

  test('a sale between reading and saving refuses nothing', async () => {
    const { id } = await insertProduct(sql())
    const { version } = await read(id)
    await move(id, 'lost', '1')
    expect((await change(id, { version, cells: { price: '9' } })).status).toBe(200)
  })
})

describe('stock', () => {
  test('pieces arrive, are lost and are counted, each a movement with who said so', async () => {
    const { id } = await insertProduct(sql(), { stock: 10 })
    await move(id, 'arrived', '12')
    await move(id, 'lost', '2')
    const { body } = await move(id, 'counted', '15')
    expect([body.message, body.product.stock]).toEqual([replies.stockMoved(15), 15])
    expect(body.product.movements).toMatchObject([
      { change: -5, cause: 'count', who: helper.email },
      { change: -2, cause: 'loss', who: helper.email },
      { change: 12, cause: 'arrival', who: helper.email },
      { change: 10, cause: 'import', who: null },
    ])
  })

  test('what is sold and has not left is said beside it, without what was refunded', async () => {
    const { id, serial } = await insertProduct(sql(), { stock: 10 })
    const shopper = await shopperOn(server)
    await shopper.add(serial, { command_quantity: 3 })
    const { body } = await shopper.payCart({ command_delivery: 'magasin' })
    const order = `/api/admin/orders/${body.order.command_id}`
    const see = async () => (await manager.send<StaffOrder>('GET', order)).body
    const seen = async () => [(await read(id)).stock, (await read(id)).promised]
    expect(await seen()).toEqual([7, 3])
    const { version, lines } = await see()
    const wish = { lines: [{ id: lines[0]!.id, quantity: 1 }], restock: true }
    await manager.send('POST', `${order}/refund`, { version, ...wish })
    expect(await seen()).toEqual([8, 2])
    const enter = async (state: string) => {
      const { version } = await see()
      const entered = await manager.send('POST', `${order}/state`, { version, state })
      expect(entered).toMatchObject({ status: 200 })
    }
    await enter('en préparation')
    await enter('prête')
    expect(await seen()).toEqual([8, 2])
    await enter('retirée')
    expect(await seen()).toEqual([8, 0])
  })

  test('what cannot be is refused at its field', async () => {
    const { id } = await insertProduct(sql(), { stock: 1 })
    const faultOf = async (act: string, pieces: string) =>
      (await move(id, act, pieces)).body.fields?.pieces
    expect(await faultOf('lost', '2')).toBe(replies.fault(cellFaults.stockTooLow(1, -2)))
    expect(await faultOf('arrived', '0')).toBe(replies.noPieces)
    expect(await faultOf('arrived', '-4')).toBe(replies.fault(cellFaults.stock(limits.stock)))
    expect((await read(id)).stock).toBe(1)
  })

  test('an arrival outlives many later sales in the list, which says that it is not whole', async () => {
    const { id } = await insertProduct(sql(), { stock: 100 })
    await move(id, 'arrived', '12')
    expect((await read(id)).has_all_movements).toBe(true)
    const sale = { productId: id, change: -1, cause: 'sale' as const }
    const sales = Array.from({ length: 51 }, () => ({ ...sale, at: server.services.clock() }))
    await moveStock(sql(), sales)
    await move(id, 'lost', '1')
    const { movements, has_all_movements: hasAll } = await read(id)
    const causes = movements.map(({ cause }) => cause)
    const expected = ['loss', ...Array<string>(50).fill('sale'), 'arrival', 'import']
    expect([causes, hasAll]).toEqual([expected, false])
  })

  test('many movements leave the changes of the product in its log', async () => {
    const { id } = await insertProduct(sql(), { stock: 10 })
    const { version } = await read(id)
    await change(id, { version, cells: { price: '9' } })
    for (let moved = 0; moved < 51; moved += 1) await move(id, 'arrived', '1')
    expect((await read(id)).log).toMatchObject([{ act: 'product_changed' }])
  })

  test('a log that is longer than what is listed says so', async () => {
    const { id } = await insertProduct(sql())
    const of = { act: 'product_changed' as const, staffId: null, productId: id }
    const acts = Array.from({ length: 50 }, () => ({ ...of, at: server.services.clock() }))
    await sql().insert(auditLog).values(acts)
    expect((await read(id)).has_all_acts).toBe(true)
    await recordAct(sql(), { ...of, at: server.services.clock() })
    const { log, has_all_acts: hasAll } = await read(id)
    expect([log.length, hasAll]).toEqual([50, false])
  })

  test('a movement that is sent twice counts once, also at once', async () => {
    const { id } = await insertProduct(sql(), { stock: 10 })
    const key = randomUUID()
    await Promise.all([1, 2, 3].map(() => move(id, 'arrived', '5', key)))
    expect((await read(id)).stock).toBe(15)
    const { body } = await move(id, 'arrived', '5', key)
    expect((body as { message: string }).message).toMatch(/déjà noté le .* rien n’a changé/)
    expect((await read(id)).stock).toBe(15)
  })

  test.each([
    ['arrived', 'Si d’autres pièces sont arrivées depuis, notez-les maintenant.'],
    ['counted', 'S’il n’est pas juste, comptez et notez ce qu’il y a.'],
    ['lost', 'Si d’autres pièces sont perdues ou cassées depuis, notez-les maintenant.'],
  ] as const)('what was noted as %s, sent again, is answered as such', async (act, said) => {
    const { id } = await insertProduct(sql(), { stock: 10 })
    const key = randomUUID()
    await move(id, act, '5', key)
    const { body } = await move(id, act, '5', key)
    expect((body as { message: string }).message).toMatch(new RegExp(`5\u00a0pièces\\. ${said}$`))
  })

  test('a key that has counted another entry is refused, and says what it counted', async () => {
    const { id } = await insertProduct(sql(), { stock: 10 })
    const key = randomUUID()
    await move(id, 'arrived', '12', key)
    for (const [act, pieces] of [
      ['arrived', '21'],
      ['counted', '12'],
    ] as const) {
      const { status, body } = await move(id, act, pieces, key)
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'product_changed',
          message: replies.countedOtherwise({ act: 'arrived', pieces: 12 }, 22),
        },
      ])
    }
    expect((await read(id)).stock).toBe(22)
  })
})

describe('pictures', () => {
  test('several are uploaded, ordered, described and removed', async () => {
    const { id, serial } = await insertProduct(sql())
    const files: string[] = []
    for (const colour of ['#6f4e37', '#7c8b6f', '#ffffff'])
      files.push((await upload(await plainPicture(colour))).body.file)
    const [one = '', two = '', three = ''] = files
    const save = async (pictures: object[]) =>
      change(id, { version: (await read(id)).version, cells: {}, pictures })
    await save([
      { file: two, alt: null },
      { file: one, alt: 'Le paquet : de dos' },
      { file: three, alt: null },
    ])
    expect(await shown(serial)).toMatchObject({
      product_img: two,
      product_images: [
        { file: one, alt: 'Le paquet : de dos' },
        { file: three, alt: null },
      ],
    })
    const firstAlone = await change(id, {
      ...{ version: (await read(id)).version, cells: { picture: '' } },
    })
    expect(firstAlone.body.fields).toEqual({ picture: replies.fault(cellFaults.pictureFirst) })
    const twice = [one, two, one, two].map((file) => ({ file, alt: null }))
    expect((await save(twice)).body.product.pictures).toEqual(twice.slice(0, 2))
    expect((await save([])).body.product.pictures).toEqual([])
    const unknown = await save([{ file: 'autre.png', alt: null }])
    expect(unknown.body.fields).toHaveProperty('picture')
    const barred = await save([{ file: one, alt: 'a | b' }])
    expect(barred.status).toBe(400)
  })

  test.each([
    ['a text', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a truncated picture', null],
  ])('%s is no picture', async (_, given) => {
    const bytes = given ?? (await plainPicture()).subarray(0, 60)
    const { status, body } = await upload(bytes)
    expect([status, body.fields]).toEqual([
      400,
      { file: replies.fault(cellFaults.picture.notAPicture) },
    ])
  })

  test('a file beyond the limit is refused before it is read whole', async () => {
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

describe('the list', () => {
  type List = { products: { serial: string }[]; next: string | null }
  const list = async (query: string) => (await helper.send<List>('GET', `${url}?${query}`)).body
  const serialsOf = async (query: string) =>
    (await list(query)).products.map(({ serial }) => serial)

  test('a product is found by words of its name without accents, or by its reference', async () => {
    const serial = `Caf-${randomUUID()}`
    await insertProduct(sql(), { serial, name: 'Café d’Éthiopie très rare' })
    for (const q of ['ethiopie rare', 'Éthiopie', 'd’eth', serial.toUpperCase(), serial.slice(8)])
      expect([q, await serialsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, [serial]])
    for (const q of ['ethiopie commun', '%', '_', '’'])
      expect([q, await serialsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, []])
  })

  test('views show what is on sale, low, sold out or retired', async () => {
    const name = `Vue${randomUUID().replaceAll('-', '')}`
    const [many, few, none, gone] = ['a', 'b', 'c', 'd'].map((end) => `${name}-${end}`)
    for (const [serial, stock] of [
      [many, 10],
      [few, 3],
      [none, 0],
    ] as const)
      await insertProduct(sql(), { serial: serial!, name, stock })
    await insertProduct(sql(), { serial: gone!, name, stock: 0 })
    await changeProducts(sql(), { retired: true }, eq(products.serial, gone!))
    const seen = (view: string) => serialsOf(`q=${name}&view=${view}`)
    expect(await seen('on_sale')).toEqual([many, few, none])
    expect(await seen('low')).toEqual([few])
    expect(await seen('sold_out')).toEqual([none])
    expect(await seen('retired')).toEqual([gone])
    expect(await serialsOf(`q=${name}&category=1`)).toEqual([])
    expect(await serialsOf(`q=${name}`)).toEqual([many, few, none, gone])
  })

  test('pages follow one another without a gap', async () => {
    const name = `Page${randomUUID().replaceAll('-', '')}`
    for (let n = 0; n < 35; n += 1) await insertProduct(sql(), { name })
    const first = await list(`q=${name}`)
    const second = await list(`q=${name}&after=${first.next}`)
    expect([first.products.length, second.products.length, second.next]).toEqual([30, 5, null])
    const serials = [...first.products, ...second.products].map(({ serial }) => serial)
    expect(new Set(serials).size).toBe(35)
  })
})
