import { parseArgs } from 'node:util'
import { benchAudits } from './audits'
import { benchHeap } from './heap'
import { benchPages } from './pages'

// `npm run bench`: measures the built shop; every part, or those that are named.

type Options = { runs: number }
/** Each prints its figures, and returns whether they are as they must be. */
const parts: Record<string, (options: Options) => Promise<boolean>> = {
  pages: benchPages,
  audits: benchAudits,
  heap: benchHeap,
}

async function main(): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    console.error(`Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [--runs N]`)
    process.exitCode = 2
    return
  }
  for (const part of asked.parts) if (!(await part(asked))) process.exitCode = 1
}

/** Null where an argument is none of ours. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: '5' } },
    })
    const names = positionals.length > 0 ? positionals : Object.keys(parts)
    const known = names.flatMap((name) => parts[name] ?? [])
    const isRight = known.length === names.length && /^[1-9]\d?$/.test(values.runs)
    return isRight ? { parts: known, runs: Number(values.runs) } : null
  } catch {
    return null
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
