import { factNames } from '../../../contract/facts'
import { legalForms } from '../../../contract/legalFacts'
import { factColumns, factFaults } from '../../../wording/catalogueFile'
import { factWords } from '../../../wording/facts'
import { startServer, type TestServer } from '../../../testing/startServer'
import { readCsv } from './csv'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'
import { CellFault } from './cells'
import { readFact } from './readFact'
import { insertProduct } from '../../../testing/makeData'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const bring = (text: string) => importCatalogue(server.services, { bytes: Buffer.from(text) })
async function factsOf(serial: string): Promise<unknown> {
  const reply = await server.inject({ url: `/api/product/${serial}` })
  return reply.json<{ product_facts: unknown }>().product_facts
}

test('each declared fact has a column, and each shown one a name and a way to be written', () => {
  const { names, values } = factWords.specified
  expect(Object.keys(factColumns)).toEqual(factNames)
  const shown = factNames.filter((name) => name !== 'group' && !(name in legalForms))
  for (const listed of [names, values]) expect(Object.keys(listed)).toEqual(shown)
})

test('what a spreadsheet would run as a formula is exported as a text, in whichever column', async () => {
  // An e-mail address to the fields that want one.
  const formula = '=sum(a1)@client.example'
  const facts = Object.fromEntries(
    factNames.flatMap((name) => {
      const read = valueOf(name, formula)
      return read === undefined ? [] : [[name, read]]
    }),
  )
  const own = { name: formula, country: formula, description: formula }
  const { serial } = await insertProduct(server.services.database.sql, { ...own, facts })
  const [heading, ...rows] = readCsv(await exportCatalogue(server.services))
  const { cells } = rows.find((row) => row.cells[0] === serial)!
  expect(heading!.cells.filter((_, place) => cells[place]?.startsWith('='))).toEqual([])
  const written = cells.filter((cell) => cell === `'${formula}`)
  expect(written).toHaveLength(Object.keys(own).length + Object.keys(facts).length)
})

/** What the fact reads; undefined if it refuses the cell. */
function valueOf(name: (typeof factNames)[number], cell: string) {
  try {
    return readFact(name, cell)
  } catch (error) {
    if (error instanceof CellFault) return undefined
    throw error
  }
}

test('a cell changes its fact alone, a dash takes it away, and an empty one leaves it', async () => {
  const before = { notes: ['cacao'], process: 'lavé', roast: [2] }
  await insertProduct(server.services.database.sql, { serial: 'CAF-001', facts: before })
  const file = 'reference;notes;procede;torrefaction\nCAF-001;pêche, thé;-;'
  expect(await bring(file)).toMatchObject({ changed: 1 })
  const after = { ...before, notes: ['pêche', 'thé'], process: undefined }
  expect(await factsOf('CAF-001')).toEqual(after)
  expect(await bring(file)).toMatchObject({ changed: 0 })
})

test('a range is written as no spreadsheet reads a day, and a file of before changes nothing', async () => {
  const facts = { minutes: [3, 4], dose: [1.5, 2], infusions: [2, 3] }
  await insertProduct(server.services.database.sql, { serial: 'THE-005', facts })
  const text = await exportCatalogue(server.services)
  expect(text).toContain(';1,5 à 2;3 à 4;2 à 3;')
  expect(await bring(text)).toMatchObject({ changed: 0 })
  const before = 'reference;dose;minutes;infusions\nTHE-005;1,5-2;3-4;2-3'
  expect(await bring(before)).toMatchObject({ changed: 0 })
  // What Excel saves of “3-4”: the fault does not name it again.
  const fault = factFaults.range(0, 60)
  await expect(bring('reference;minutes\nTHE-005;03-avr')).rejects.toThrow(fault)
  expect(fault).not.toMatch(/\d-\d/)
})

const readings: [name: (typeof factNames)[number], cell: string, read: unknown][] = [
  ['brewing', 'Filtre, ESPRESSO', ['filtre', 'espresso']],
  ['process', 'lave', 'lavé'],
  ['notes', 'cacao, cacao , miel', ['cacao', 'miel']],
  ['material', 'inox 18/10, bois', ['inox 18/10', 'bois']],
  ['brewing', 'filtre/espresso', ['filtre', 'espresso']],
  ['notes', 'Cacao, CACAO, Épices', ['cacao', 'épices']],
  ['altitude', '1 800 – 2 200', [1800, 2200]],
  ['altitude', '1500', [1500]],
  ['minutes', '1,5', [1.5]],
  ['minutes', '3 à 4', [3, 4]],
  ['ingredients', 'café, *lait*, *soja*', 'café, *lait*, *soja*'],
  ['manufacturerContact', 'contact@fabricant.example', 'contact@fabricant.example'],
  ['responsibleContact', 'https://responsable.example/aide', 'https://responsable.example/aide'],
  ['organic', 'oui', true],
  ['organic', 'non', null],
  ['roastedOn', '9/11/2026', '2026-11-09'],
  ['roastedOn', '2026-11-09', '2026-11-09'],
]
test.each(readings)('%s of “%s” is %j', (name, cell, read) => {
  expect(readFact(name, cell)).toEqual(read)
})

const refused: [name: (typeof factNames)[number], cell: string][] = [
  ['brewing', 'filtre, siphon'],
  ['notes', 'un, deux, trois, quatre, cinq'],
  ['notes', ','],
  ['notes', 'x'.repeat(41)],
  ['roast', '6'],
  ['roast', '2,5'],
  ['altitude', '2200-1800'],
  ['altitude', '1-2-3'],
  ['minutes', '-3'],
  ['roastedOn', '31/02/2026'],
  ['roastedOn', 'hier'],
  ['ingredients', 'café, *lait'],
  ['manufacturerContact', '01 02 03 04 05'],
  ['manufacturerContact', 'javascript:alert(1)'],
  ['responsibleContact', 'https://'],
  ['organic', 'peut-être'],
  ['fits', 'x'.repeat(121)],
]
test.each(refused)('%s refuses “%s”', (name, cell) => {
  expect(() => readFact(name, cell)).toThrow(CellFault)
})
