/**
 * The beginnings of postcodes, in their order; three or more that follow on each other are said by
 * the first and the last of them.
 */
export function postcodeRuns(prefixes: readonly string[]): string {
  const runs: string[][] = []
  for (const prefix of prefixes) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && follows(prefix, before)) run.push(prefix)
    else runs.push([prefix])
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]} à ${run.at(-1)}`])).join(', ')
}

const follows = (one: string, before: string) =>
  one.length === before.length && Number(one) === Number(before) + 1
