import { textOf } from '../../testing/textOfPdf'
import { readSettings } from '../settings'
import { makePdf } from './makePdf'
import { invoiceSnapshot } from './snapshots'

const at = new Date('2026-11-20T10:00:00Z')
const { seller } = readSettings({
  SHOP_SIRET: '123 456 789 00012',
  SHOP_LEGAL_NAME: 'Comptoir SARL',
  SHOP_VAT_NUMBER: 'FR00123456789',
})

const lines = [
  {
    name: 'Éthiopie Yirgacheffe',
    quantity: 2,
    priceCents: 1290,
    vatRate: 550,
    discountCents: 0,
    grind: 'grains' as const,
  },
  {
    name: 'Théière à l’œuf, Łódź',
    quantity: 1,
    priceCents: 3333,
    vatRate: 2000,
    discountCents: 0,
    grind: null,
  },
]
const order = {
  id: 12345678,
  orderedAt: at,
  delivery: 'domicile' as const,
  feeCents: 590,
  vatFranchise: false,
}
const snapshot = invoiceSnapshot({ seller, order, means: 'card', at, lines, discounts: [] })
const buyer = {
  name: 'Camille Martin',
  address: '2 place du Château, 41000 Blois',
  deliveryAddress: '1 rue Haute, 41000 Blois',
}
const standing = { isSpecimen: false, isUndone: false }
const printed = { ...snapshot, ...standing, number: 'F2026-00001', buyer }

test('an invoice is a tagged PDF in French, with its title', async () => {
  const pdf = await makePdf(printed)
  const text = pdf.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  for (const part of ['/Marked true', '/Lang (fr-FR)', '/StructTreeRoot', '/DisplayDocTitle true'])
    expect(text).toContain(part)
  for (const type of ['/S /Document', '/S /H1', '/S /Table', '/S /TR', '/S /TH', '/S /TD'])
    expect(text).toContain(type)
})

// law: invoices
test('it shows the parties, the lines, and net, VAT and gross of each rate', async () => {
  const text = textOf(await makePdf(printed))
  for (const shown of [
    'Facture F2026-00001',
    'SIRET\u00a0: 123 456 789 00012',
    'Camille Martin',
    'TVA intracommunautaire\u00a0: FR00123456789',
    'Prix unit. HT',
    '12,2275\u00a0€',
    '27,775\u00a0€',
    'Prix unit. TTC',
    'Livré à 1 rue Haute, 41000 Blois',
    'Éthiopie Yirgacheffe, en grains',
    'Théière à l’œuf, Lódz',
    '65,03\u00a0€',
    '57,44\u00a0€',
    '7,59\u00a0€',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('293 B')
  expect(text).not.toContain('SPÉCIMEN')
})

test('an accent that is a character of its own stays, and a letter of another script is a question mark', async () => {
  const typed = { ...buyer, name: 'He\u0301le\u0300ne Ж' }
  const text = textOf(await makePdf({ ...printed, buyer: typed }))
  expect(text).toContain('Hélène ?')
})

test('a seller without VAT names article 293 B and no VAT, and a specimen says what it is', async () => {
  const untaxed = lines.map((line) => ({ ...line, vatRate: 0 }))
  const exempt = { ...order, vatFranchise: true }
  const given = { seller, order: exempt, means: 'demonstration' as const, at, discounts: [] }
  const said = { ...invoiceSnapshot({ ...given, lines: untaxed }), number: 'SPECIMEN-F2026-00001' }
  const text = textOf(await makePdf({ ...said, ...standing, isSpecimen: true, buyer: null }))
  expect(text).toContain('TVA non applicable, art. 293 B du CGI')
  expect(text).toContain('SPÉCIMEN')
  for (const word of ['Total HT', 'TTC', 'TVA par taux', 'intracommunautaire', '%'])
    expect(text).not.toContain(word)
})

test('a seller without capital, register or VAT number names none of them', async () => {
  const alone = { ...seller, capital: 'sans objet', rcs: 'Sans objet', vatNumber: 'sans objet' }
  const text = textOf(await makePdf({ ...printed, seller: { ...printed.seller, ...alone } }))
  expect(text).toContain('Comptoir SARL')
  expect(text).not.toMatch(/sans objet/i)
})

// law: invoices
test('a new document names the register before its entry, and an older one stays as it was', async () => {
  const bare = { ...seller, rcs: 'Blois 123 456 789' }
  const given = { order, means: 'card' as const, at, lines, discounts: [] }
  const drawnUp = invoiceSnapshot({ ...given, seller: bare })
  const said = { number: 'F2026-00001', ...standing, buyer: null }
  expect(textOf(await makePdf({ ...drawnUp, ...said }))).toContain('RCS Blois 123 456 789')
  const older = { ...drawnUp, seller: { ...drawnUp.seller, rcs: bare.rcs } }
  expect(textOf(await makePdf({ ...older, ...said }))).not.toContain('RCS')
})

test('a document older than its own mention of VAT keeps the words that it had', async () => {
  const untaxed = lines.map((line) => ({ ...line, vatRate: 0 }))
  const given = { seller, order, means: 'card' as const, at, discounts: [] }
  const { vatMention, ...older } = invoiceSnapshot({ ...given, lines: untaxed })
  expect(vatMention).toBeNull()
  const said = { number: 'F2026-00001', ...standing, buyer: null }
  expect(textOf(await makePdf({ ...older, ...said }))).toContain('293 B')
  expect(textOf(await makePdf({ ...older, vatMention, ...said }))).not.toContain('293 B')
})

test('a long order goes on over pages, and the same document is the same file', async () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ ...lines[0]!, name: `Café ${index}` }))
  const given = { seller, order, means: 'card' as const, at, discounts: [] }
  const long = { ...printed, ...invoiceSnapshot({ ...given, lines: many }) }
  const pdf = await makePdf(long)
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1)
  const text = textOf(pdf)
  expect(text).toContain('Café 0')
  expect(text).toContain('Café 89')
  expect(await makePdf(long)).toEqual(pdf)
})
