type Figures = {
  products: number
  warmUp: number
  measured: number
  /** Bytes. */
  before: number
  after: number
  maxRatio: number
  seconds: number
}

/** The heap before and after as a Markdown table, with the details to repeat it. */
export function heapTable(figures: Figures): string {
  const { products, warmUp, measured, before, after, maxRatio, seconds } = figures
  const rows: [string, string][] = [
    [`Heap after ${warmUp} pages, MB`, megabytes(before)],
    [`Heap after ${measured} more, MB`, megabytes(after)],
    [`Ratio, at most ${maxRatio}`, (after / before).toFixed(3)],
    ['Growth for each page, bytes', String(Math.round((after - before) / measured))],
    ['Pages written in a second', String(Math.round(measured / seconds))],
  ]
  return [
    `Node ${process.version}; ${products} products in the embedded database; \`npm run bench -- heap\``,
    '',
    '|  |  |',
    '| --- | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2)
