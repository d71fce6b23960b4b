import { factForms, type FactForm, type FactName } from '../../../contract/facts'
import { legalForms } from '../../../contract/legalFacts'
import { factFaults } from '../../../wording/catalogueFile'
import { CellFault, readLine, readYesOrNo } from './cells'
import { findWord } from '../findWord'

type FactValue = string | string[] | number[] | true

const maxWordLength = 40

/** Reads a cell of this fact; null for what is not so. Throws `CellFault`. */
export function readFact(name: FactName, cell: string): FactValue | null {
  const form: FactForm = factForms[name]
  if (form.kind === 'text') return readFactText(name, readLine(cell, form.maxLength))
  if (form.kind === 'yes') return readYesOrNo(cell) ? true : null
  if (form.kind === 'word') return oneOf(form.of, cell)
  // A note is a choice of the search, and one choice in any spelling.
  if (form.kind === 'words') return readWords(form, name === 'notes' ? cell.toLowerCase() : cell)
  return form.kind === 'day' ? readDay(cell) : readRange(form, cell)
}

function readFactText(name: FactName, text: string): string {
  const isContact = name === 'manufacturerContact' || name === 'responsibleContact'
  if (isContact && !isReachable(text)) throw new CellFault(factFaults.contact)
  if (name in legalForms && text.split('*').length % 2 === 0)
    throw new CellFault(factFaults.emphasis)
  return text
}

/** An e-mail address or a URL of the web. */
function isReachable(text: string): boolean {
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text)) return true
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}

function oneOf(words: readonly string[], cell: string): string {
  const word = findWord(words, cell)
  if (word === undefined) throw new CellFault(factFaults.word(words))
  return word
}

function readWords({ of, max }: FactForm & { kind: 'words' }, cell: string): string[] {
  // A word of the shopkeeper's own may have a slash in it: inox 18/10.
  const parts = cell.split(of ? /[,/|]/ : /[,|]/).flatMap((part) => part.trim() || [])
  const words = parts.map((part) => (of ? oneOf(of, part) : readLine(part, maxWordLength)))
  if (words.length === 0 || words.length > max) throw new CellFault(factFaults.words(max))
  return [...new Set(words)]
}

/** A day as in France or as ISO 8601. */
export function readDay(cell: string): string {
  const french = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/
  const text = cell
    .trim()
    .replace(french, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && isoOf(text) === text
  if (!isDay) throw new CellFault(factFaults.day)
  return text
}

function isoOf(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** One number, or two with a dash or “à” between them. */
function readRange(form: FactForm & { kind: 'range' }, cell: string): number[] {
  const texts = cell.replace(/\s/g, '').split(/à|\p{Dash}/u)
  const isNumber = form.decimals ? /^\d{1,6}([.,]\d)?$/ : /^\d{1,6}$/
  const numbers = texts.map((text) =>
    isNumber.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
  )
  const [low = Number.NaN, high = low] = numbers
  const isRange = numbers.length <= 2 && low >= form.from && high >= low && high <= form.to
  if (!isRange) throw new CellFault(factFaults.range(form.from, form.to))
  return low === high ? [low] : [low, high]
}
