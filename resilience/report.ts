/** What a case has shown: its part of a row, and what is not as it must be. */
export type Outcome = { row: object; losses: readonly string[] }

/**
 * Runs cases one after the other and prints what each of them lost, and a table of all; returns
 * whether nothing was lost. A quick run ends at the first case that lost something.
 */
export async function report(
  title: string,
  cases: Record<string, () => Promise<Outcome>>,
  { isQuick = false } = {},
): Promise<boolean> {
  const table: object[] = []
  let isRight = true
  for (const [name, run] of Object.entries(cases)) {
    if (isQuick && !isRight) break
    const started = Date.now()
    const outcome = await run().catch(toError)
    const seconds = Math.round((Date.now() - started) / 1000)
    if (outcome instanceof Error) {
      // Reported apart from losses, because a case that broke off shows nothing.
      console.error(`${name} broke off: ${outcome.stack ?? outcome.message}`)
      table.push({ case: name, wrong: 'broke off', seconds })
      isRight = false
      continue
    }
    const { row, losses } = outcome
    for (const loss of losses) console.error(`${name}: ${loss}`)
    table.push({ case: name, ...row, wrong: losses.length, seconds })
    if (losses.length > 0) isRight = false
  }
  console.log(title)
  console.table(table)
  return isRight
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
