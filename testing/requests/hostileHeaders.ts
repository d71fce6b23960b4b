import fc from 'fast-check'

/** Just below what Node refuses. */
const length = 12_000
const units = ['\t', ' ', '; ', ...', ; a, a/b, ;q=0 " W/"a", 0-, 1. : %'.split(' ')]
const runs = units.map((unit) => `a${unit.repeat(length / unit.length)}a`)

const read =
  'accept accept-encoding accept-language if-none-match range cookie x-forwarded-for forwarded'
const ranges = [
  ...['0-', '0-0', '99999999-', '-0', '-99999999', '5-2', 'a-b', '0-0,2-3', '0-1,9999999-', ''],
  '0-0,'.repeat(2000),
]
const tags = ['*', '"x"', 'W/"x"', '"x", "y"', 'x', '', '"', '"x",'.repeat(2000)]
const dates = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'x', '-1', '']
const conditions: { [header: string]: string[] } = {
  range: [...ranges.map((range) => `bytes=${range}`), 'lines=0-1'],
  'if-match': tags,
  'if-none-match': tags,
  'if-range': [...tags, ...dates],
  'if-modified-since': dates,
  'if-unmodified-since': dates,
}

const oneOf = (names: readonly string[], values: (name: string) => readonly string[]) =>
  fc.constantFrom(...names.flatMap((name) => values(name).map((value) => ({ [name]: value }))))

/** A header that is slow to read for a parser that is slower than linear in its length. */
export const longHeader: fc.Arbitrary<Record<string, string>> = oneOf(read.split(' '), () => runs)

/**
 * Conditional and range headers, of kinds that browsers, caches or downloads send and of kinds that
 * none does.
 */
export const conditionalHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    oneOf(Object.keys(conditions), (name) => conditions[name]!),
    { minLength: 1, maxLength: 2 },
  )
  .map((headers) => Object.assign({}, ...headers) as Record<string, string>)
