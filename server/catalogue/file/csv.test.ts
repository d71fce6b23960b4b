import fc from 'fast-check'
import { fileFaults, placedFault } from '../../../wording/catalogueFile'
import { CatalogueFileError } from './CatalogueFileError'
import { isEraser, neutralise, readCsv, restore, writeCsv } from './csv'
import { decodeText } from './decodeText'

test.each([';', ',', '\t'])('columns parted by %p are read', (delimiter) => {
  const text = [`reference${delimiter}nom`, `A${delimiter}"12,5; ""b"""`].join('\r\n')
  expect(readCsv(text).map(({ cells }) => cells)).toEqual([
    ['reference', 'nom'],
    ['A', '12,5; "b"'],
  ])
})

test('a row is named by the line on which it begins', () => {
  const rows = readCsv('reference;nom\n\nA;"two\nlines"\n;;\nB;b\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6])
})

test('empty lines cost nothing, and a row after them has its own line', () => {
  const rows = readCsv(`\r\n\r\nreference;nom${'\r\n'.repeat(500_000)}A;a\r\n\r\nB;b`)
  expect(rows.map(({ line }) => line)).toEqual([3, 500_003, 500_005])
})

test('a file of more than 100 000 rows is refused', () => {
  const max = 100_000
  const text = `reference\n${'A\n'.repeat(max)}`
  expect(readCsv(text)).toHaveLength(max + 1)
  const fault = placedFault(max + 3, undefined, fileFaults.tooManyRows(max))
  expect(() => readCsv(`${text}\nA\n${'A\n'.repeat(max)}`)).toThrow(fault)
})

test('a quote that is never closed is named by its line', () => {
  expect(() => readCsv('reference;nom\nA;"open\nB;b\n')).toThrow(CatalogueFileError)
})

test('the encodings of spreadsheets are found out', () => {
  const text = 'reference;nom\nA;Thé à l’œillet'
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(decodeText(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' })
  expect(decodeText(Buffer.from(`\ufeff${text}`))).toEqual({ text, encoding: 'utf-8' })
  expect(decodeText(marked)).toEqual({ text, encoding: 'utf-16le' })
  const old = Buffer.from('Th\xe9 \xe0 l\x92\x9cillet', 'latin1')
  expect(decodeText(old)).toEqual({ text: 'Thé à l’œillet', encoding: 'windows-1252' })
})

test.each(['-', '‐', '–', '—', '−'])('a text that is %s does not empty the cell', (dash) => {
  expect(isEraser(neutralise(dash))).toBe(false)
  expect(restore(neutralise(dash))).toBe(dash)
  expect(neutralise(`${dash.replace('-', '–')} lavé`)).not.toMatch(/^'/)
})

test('no written cell is a formula, and each is read back as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', '＠', '\t', '\r', '\n', "'", '"', ';', 'a'),
    }),
  )
  // The columns' delimiter is read from the heading, as in every file of the catalogue.
  const heading = ['reference', 'nom', 'prix']
  fc.assert(
    fc.property(text, (value) => {
      expect(neutralise(value)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
      expect(restore(neutralise(value))).toBe(value)
      const trimmed = value.trim()
      const file = writeCsv([heading, ['A', trimmed, 'z']])
      const rows = readCsv(decodeText(Buffer.from(file)).text)
      expect(rows[1]?.cells[1]).toBe(trimmed)
    }),
    { examples: [['=\t\t\n=']] },
  )
})
