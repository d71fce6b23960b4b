import { catalogueColumns, noWords, yesWords } from '../../wording/catalogueFile'
import { categoryNames } from '../../wording/replies/catalogue'
import { deliveryModes } from '../../contract/deliveryModes'
import { orderStates } from '../../contract/orderStates'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { completeSheet } from '../../testing/completeSheet'
import { everyOf } from '../../testing/sample'
import { startServer, type TestServer } from '../../testing/startServer'
import { importCatalogue } from '../catalogue/file/importCatalogue'
import { products } from '../database/schema'
import { nextStates, statesByShop } from '../orders/stateMachine'
import { runCommand } from './runCommand'

// Opens an embedded database on a busy machine.
/** The forms in which people, keyboards and other systems write one word. */
const forms: Record<string, (word: string) => string> = {
  'as it is': (word) => word,
  decomposed: (word) => word.normalize('NFD'),
  'without accents': (word) => word.normalize('NFD').replace(/\p{M}/gu, ''),
  'in capitals': (word) => word.toUpperCase(),
  'in decomposed capitals': (word) => word.toUpperCase().normalize('NFD'),
  'in spaces': (word) => `  ${word.replaceAll(' ', '   ')} `,
  'in spaces that do not break': (word) => `\u00a0${word.replaceAll(' ', '\u202f')}\u00a0`,
  'with a soft hyphen': (word) => `${word.slice(0, 3)}\u00ad${word.slice(3)}`,
  'in wide letters': (word) =>
    word.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
}
/** In the gate one in seven, so that each form meets some of the words. */
const inEveryForm = (words: readonly string[]) =>
  everyOf(
    words.flatMap((word) =>
      Object.entries(forms).map(([form, write]) => [word, form, write(word)] as const),
    ),
    7,
  )

let server: TestServer
let clientId: string
beforeAll(async () => {
  server = await startServer()
  clientId = (await server.registerClient()).id
})
afterAll(() => server.close())

const arrows = deliveryModes.flatMap((delivery) =>
  orderStates.flatMap((from) => nextStates(from, delivery).map((to) => ({ delivery, from, to }))),
)

test.each(inEveryForm(statesByShop))('order: %s %s is understood', async (state, _, written) => {
  const { sql } = server.services.database
  const arrow = arrows.find(({ to }) => to === state)!
  const product = await insertProduct(sql)
  const lines = [{ product, quantity: 1 }]
  const { id } = await newOrder(sql, {
    clientId,
    state: arrow.from,
    delivery: arrow.delivery,
    lines,
  })
  const asked = {
    id,
    state: written,
    ...(state === 'retournée' && { restock: true }),
  }
  const reply = await runCommand(server.services, { name: 'changeOrder', args: asked }, (error) => {
    throw error
  })
  expect(reply).toEqual({ isDone: true, message: expect.stringContaining(state) as string })
})

const take = (text: string) => importCatalogue(server.services, { bytes: Buffer.from(text) })
const only = async () => (await server.services.database.sql.select().from(products))[0]
async function emptyBut(serial: string) {
  await server.services.database.sql.execute('truncate products cascade')
  await insertProduct(server.services.database.sql, {
    serial,
    picture: 'mug.webp',
    facts: completeSheet,
  })
}

test.each(inEveryForm([...Object.values(categoryNames), ...Object.keys(categoryNames)]))(
  'file: the category %s %s is understood',
  async (category, _, written) => {
    await emptyBut('MUG-1')
    await take(`reference;categorie\nMUG-1;"${written}"`)
    const found = Object.entries(categoryNames).find((names) => names.includes(category))!
    expect((await only())?.categoryId).toBe(Number(found[0]))
  },
)

test.each(inEveryForm([...yesWords, ...noWords]))(
  'file: %s %s is understood',
  async (word, _, written) => {
    await emptyBut('MUG-1')
    await take(`reference;vedette\nMUG-1;"${written}"`)
    expect((await only())?.featured).toBe(yesWords.includes(word))
  },
)

test.each(inEveryForm(Object.values(catalogueColumns)))(
  'file: the column %s %s is understood',
  async (column, _, written) => {
    await emptyBut('MUG-1')
    const others = column === catalogueColumns.serial ? [] : [catalogueColumns.serial]
    const reading = take([...others, `"${written}"`].join(';'))
    await expect(reading).resolves.toMatchObject({ added: 0, changed: 0 })
  },
)
