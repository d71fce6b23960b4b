import { shownBy } from './renderTable'
import type { TaggedTest } from './tags'

export type Duty = {
  id: string
  duty: string
  source: string
  screen?: string
  livesIn: string[]
  /** What stays with the merchant, as a sentence without its subject. */
  merchant?: string
}

/** `docs/law.md`, from the duties and the tests that are tagged with them. */
export function renderDuties(duties: readonly Duty[], tests: readonly TaggedTest[]): string {
  return `${intro}\n${duties.map((duty) => renderRow(duty, tests)).join('\n')}\n\n${outro}\n`
}

const intro = `# What the law asks, and where the shop answers

For a small French merchant who sells food and equipment to consumers, as of November 2026. This page helps to find the code; it is no legal advice. (s): read in a secondary source. (u): could not be verified. What the merchant does is said in the last column, and with no test before it, it stays with the merchant alone.

\`npm run spec\` writes this page from \`docs/law.json\` and from the tests: a comment \`// law: invoices\` directly above a test says that it shows this duty. \`npm test\` fails where a duty has neither a test nor words for the merchant, where a tag names no duty, and where this page is out of date.

<!-- prettier-ignore-start -->

| | Duty | Source | Screen | Lives in | Shown by | The merchant |
| --- | --- | --- | --- | --- | --- | --- |`

const outro = `<!-- prettier-ignore-end -->

What only the merchant or a lawyer can do beside this: check these texts for their own shop, and decide on goods that lost value (L.221-23).`

function renderRow(duty: Duty, tests: readonly TaggedTest[]): string {
  const cells = [
    duty.id,
    duty.duty,
    duty.source,
    duty.screen ?? '–',
    duty.livesIn.map((file) => `\`${file}\``).join('<br>'),
    shownBy(duty.id, tests),
    duty.merchant ?? '',
  ]
  return `| ${cells.join(' | ')} |`
}
