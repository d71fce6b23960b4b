import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { atRest } from './page'

/** WCAG 2.2 A and AA, and what axe-core calls good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core finds wrong on the page: a line for each element. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The content security policy would refuse it as an element of the page.
  await page.evaluate(axe.source)
  // Halfway between two colours a button has the contrast of neither.
  await atRest(page)
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}
