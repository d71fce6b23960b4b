import { parseArgs } from 'node:util'
import { benchAdmin } from './admin'
import { benchAgain } from './again'
import { benchAudits } from './audits'
import { benchCart } from './cart'
import { benchFlat } from './flat'
import { benchHeap } from './heap'
import { benchInteractions } from './interactions'
import { benchPages } from './pages'
import { benchRates } from './rates'
import { benchSearch } from './search'
import { benchSize } from './size'

// `npm run bench`: measures the built shop; all parts, or the named ones.

type Options = { runs: number; products: number; lines: number; beside?: string }
/** Each prints its figures, and returns whether they are within their limits. */
const parts: Record<string, (options: Options) => Promise<boolean>> = {
  size: benchSize,
  pages: benchPages,
  audits: benchAudits,
  heap: benchHeap,
  flat: benchFlat,
  search: benchSearch,
  admin: benchAdmin,
  rates: benchRates,
  cart: benchCart,
  interactions: benchInteractions,
  again: benchAgain,
}

async function main(): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    const names = Object.keys(parts).join('] [')
    console.error(
      `Usage: npm run bench -- [${names}] [--runs N] [--products N] [--lines N] [--beside DIST]`,
    )
    process.exitCode = 2
    return
  }
  for (const part of asked.parts) if (!(await part(asked))) process.exitCode = 1
}

/** Null if an argument is unknown. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        products: { type: 'string', default: '100000' },
        lines: { type: 'string', default: '1000000' },
        // The folder of another build of the shop, to measure the cart of both.
        beside: { type: 'string' },
      },
    })
    const names = positionals.length > 0 ? positionals : Object.keys(parts)
    const known = names.flatMap((name) => parts[name] ?? [])
    const { runs, products, lines, beside } = values
    const isRight =
      known.length === names.length &&
      /^[1-9]\d?$/.test(runs) &&
      [products, lines].every((count) => /^\d{1,7}$/.test(count))
    if (!isRight) return null
    return {
      parts: known,
      runs: Number(runs),
      products: Number(products),
      lines: Number(lines),
      ...(beside !== undefined && { beside }),
    }
  } catch {
    return null
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
