import { parseArgs } from 'node:util'
import { onPostgresql } from '../bench/onPostgresql'
import { runBooks } from './books/books'
import { runContainers } from './containers/containers'
import { runFaults } from './faults/faults'
import { runFuzz } from './fuzz/fuzz'
import { runMutation } from './mutation/mutation'
import { runStateful } from './stateful/stateful'
import { runCrash } from './crash/crash'
import { runContention } from './contention/contention'
import { runScan } from './scan/scan'
import { runSoak } from './soak/soak'
import { runStalls } from './stalls/stalls'

// `npm run resilience`: tries to break the shop; the short parts, or the named ones.

export type Options = {
  /** How much of the part is done; where it is not given, as much as a gate has time for. */
  runs: number | undefined
  /** Makes the same choices as a run that printed this number. */
  seed: number | undefined
  /** Ends at the first failure, without looking for a shorter one. */
  isQuick: boolean
  /** A PostgreSQL server, on which databases may be made. */
  postgresql: string
}
/** Each prints a table, and returns whether nothing broke. */
const parts: Record<string, (options: Options) => Promise<boolean>> = {
  stateful: runStateful,
  contention: runContention,
  crash: runCrash,
  stalls: runStalls,
  containers: runContainers,
}
/** Run only when they are named. */
const longParts: typeof parts = {
  books: runBooks,
  faults: runFaults,
  fuzz: runFuzz,
  mutation: runMutation,
  scan: runScan,
  soak: runSoak,
}
const allParts = { ...parts, ...longParts }

async function main(): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    const names = Object.keys(allParts).join('] [')
    console.error(`Usage: npm run resilience -- [${names}] [--runs N] [--seed=N] [--quick]`)
    process.exitCode = 2
    return
  }
  await onPostgresql(async (postgresql) => {
    for (const part of asked.parts)
      if (!(await part({ ...asked.options, postgresql }))) process.exitCode = 1
  })
}

/** Null where an argument is unknown. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
    })
    const names = positionals.length > 0 ? positionals : Object.keys(parts)
    const known = names.flatMap((name) => allParts[name] ?? [])
    const { runs, seed, quick } = values
    const isRight =
      known.length === names.length &&
      /^[1-9]\d{0,5}$/.test(runs ?? '1') &&
      /^-?\d{1,10}$/.test(seed ?? '0')
    if (!isRight) return null
    const toNumber = (text: string | undefined) => (text === undefined ? text : Number(text))
    return { parts: known, options: { runs: toNumber(runs), seed: toNumber(seed), isQuick: quick } }
  } catch {
    return null
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
