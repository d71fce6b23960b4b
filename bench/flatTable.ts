/** One kind of request in both shops: milliseconds, medians of the rounds. */
export type FlatRow = {
  name: string
  small: Figures
  large: Figures
}
export type Figures = { processor: number; p50: number }

type Manner = {
  rounds: number
  small: string
  large: string
  maxRatio: number
  /** The part of the bench that repeats it. */
  command: string
}

export const ratioOf = ({ small, large }: FlatRow, figure: keyof Figures) =>
  large[figure] / small[figure]

/** The costs in both shops as a Markdown table, with the details to repeat it. */
export function flatTable(rows: FlatRow[], manner: Manner): string {
  const { rounds, small, large, maxRatio, command } = manner
  const lines = [
    ['', 'processor, small', 'large', 'ratio', 'p50, small', 'large', 'ratio'],
    ['---', ...Array.from({ length: 6 }, () => '---:')],
    ...rows.map((row) => [
      row.name,
      ...(['processor', 'p50'] as const).flatMap((figure) => [
        row.small[figure].toFixed(2),
        row.large[figure].toFixed(2),
        ratioOf(row, figure).toFixed(2),
      ]),
    ]),
  ]
  return [
    `Node ${process.version}, PostgreSQL; ms a request, medians of ${rounds}; ratios at most ${maxRatio}; \`npm run bench -- ${command}\``,
    `Small: ${small}. Large: ${large}.`,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}
