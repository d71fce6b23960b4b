import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Row = { section: string; statement: string; files: string; tests: string }

const root = path.join(__dirname, '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const cited = /^`([^`]+)`: \*(.+)\*$/

/** The rows of every table, without headings; a cell never holds a bar. */
function readMap(): Row[] {
  let section = ''
  return text('docs/specification.md')
    .split('\n')
    .flatMap((line) => {
      section = /^## (\d)\. /.exec(line)?.[1] ?? section
      const [, statement, files, tests] = line.split('|').map((cell) => cell.trim())
      const isRow = statement && files && tests && files !== 'Lives in' && !/^[-:]+$/.test(files)
      return isRow ? [{ section, statement, files, tests }] : []
    })
}

const rows = readMap()
const name = ({ section, statement }: Row) => `§${section} ${statement}`

test('the map has the nine sections of the specification', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''))
})

test.each(rows.map((row) => [name(row), row] as const))('%s', (_, { files, tests }) => {
  const lives = [...files.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
  expect(lives).not.toEqual([])
  expect(lives.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  for (const citation of tests.split('<br>').map((part) => part.trim())) {
    const [, file = '', title = ''] = cited.exec(citation) ?? []
    expect({ citation, isOne: file !== '' && existsSync(path.join(root, file)) }).toEqual({
      citation,
      isOne: true,
    })
    const titles = ["'", '"', '`'].map((quote) => quote + title + quote)
    expect({ citation, isThere: titles.some((one) => text(file).includes(one)) }).toEqual({
      citation,
      isThere: true,
    })
  }
})
