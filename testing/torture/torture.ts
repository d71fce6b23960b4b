import { parseArgs } from 'node:util'
import { onPostgresql } from '../../bench/onPostgresql'
import { tortureWithContainers } from './containers/containers'
import { tortureWithFaults } from './faults/faults'
import { tortureWithFuzz } from './fuzz/fuzz'
import { tortureWithoutGuards } from './guards/guards'
import { tortureWithHistories } from './histories/histories'
import { tortureWithKills } from './kills'
import { tortureWithSales } from './sales/sales'
import { tortureWithScanners } from './scan/scan'
import { tortureWithStalls } from './stalls/stalls'

// `npm run torture`: tries to break the built shop; every part, or those that are named.

export type Options = {
  /** How much of the part is done; what a gate has time for where nothing is said. */
  runs: number | undefined
  /** Makes the same choices as a run that told this number. */
  seed: number | undefined
  /** A PostgreSQL server, on which databases may be made. */
  postgresql: string
}
/** Each prints a table, and returns whether nothing broke. */
const parts: Record<string, (options: Options) => Promise<boolean>> = {
  histories: tortureWithHistories,
  sales: tortureWithSales,
  kills: tortureWithKills,
  stalls: tortureWithStalls,
  containers: tortureWithContainers,
}
/** Run only where they are named. */
const longParts: typeof parts = {
  faults: tortureWithFaults,
  fuzz: tortureWithFuzz,
  guards: tortureWithoutGuards,
  scan: tortureWithScanners,
}
const allParts = { ...parts, ...longParts }

async function main(): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    const names = Object.keys(allParts).join('] [')
    console.error(`Usage: npm run torture -- [${names}] [--runs N] [--seed N]`)
    process.exitCode = 2
    return
  }
  await onPostgresql(async (postgresql) => {
    for (const part of asked.parts)
      if (!(await part({ ...asked.options, postgresql }))) process.exitCode = 1
  })
}

/** Null where an argument is none of ours. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string' }, seed: { type: 'string' } },
    })
    const names = positionals.length > 0 ? positionals : Object.keys(parts)
    const known = names.flatMap((name) => allParts[name] ?? [])
    const { runs, seed } = values
    const isRight =
      known.length === names.length &&
      /^[1-9]\d{0,5}$/.test(runs ?? '1') &&
      /^-?\d{1,10}$/.test(seed ?? '0')
    if (!isRight) return null
    const toNumber = (text: string | undefined) => (text === undefined ? text : Number(text))
    return { parts: known, options: { runs: toNumber(runs), seed: toNumber(seed) } }
  } catch {
    return null
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
