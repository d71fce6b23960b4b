import type { TaggedTest } from './tags'

export type Section = {
  section: number
  title: string
  statements: { id: string; statement: string; livesIn: string[]; difference?: string }[]
}

/**
 * `docs/specification.md`, from the statements and the tests that are tagged with their numbers.
 */
export function renderTable(sections: readonly Section[], tests: readonly TaggedTest[]): string {
  return [intro, ...sections.map((section) => renderSection(section, tests))].join('\n\n') + '\n'
}

const intro = `# The specification, sentence by sentence

What the shop was asked to be, in the order of its nine sections: where each statement lives, which tests show it, and, marked **≠**, where the shop does otherwise on purpose or settles what was left open, and why. Quoted French is as it was given; the shop shows it to the letter by default, and has a second wording, which \`WORDING=corrected\` chooses and a public https URL chooses by itself.

\`npm run spec\` writes this page from \`docs/specification.json\` and from the tests: a comment \`// spec: 4.3\` directly above a test says that it shows statement 4.3. \`npm test\` fails where a statement has no test, where a tag names no statement, and where this page is out of date.`

const renderSection = ({ section, title, statements }: Section, tests: readonly TaggedTest[]) =>
  `## ${section}. ${title}

<!-- prettier-ignore-start -->

| | Statement | Lives in | Shown by | Deliberate difference |
| --- | --- | --- | --- | --- |
${statements.map((statement) => renderRow(statement, tests)).join('\n')}

<!-- prettier-ignore-end -->`

function renderRow(
  { id, statement, livesIn, difference }: Section['statements'][number],
  tests: readonly TaggedTest[],
): string {
  const cells = [
    id,
    statement,
    livesIn.map((file) => `\`${file}\``).join('<br>'),
    shownBy(id, tests),
    difference === undefined ? '' : `≠ ${difference}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The tests of one statement or duty, as a cell of a table. */
export function shownBy(id: string, tests: readonly TaggedTest[]): string {
  return tests
    .filter(({ ids }) => ids.includes(id))
    .map(({ file, title }) => `\`${file}\`: *${title.replaceAll('|', '\\|')}*`)
    .join('<br>')
}
