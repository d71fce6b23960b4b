import type { Figures, FlatRow } from './flatTable'
import type { Meter } from './flatMeter'
import { median } from './median'

/** How often each request is sent to each shop in a round; the first round warms up. */
export type Counts = { rounds: number; warmUp: number; measured: number; block: number }
export type Meters = Record<Size, Meter>
type Size = 'small' | 'large'

const sizes = ['small', 'large'] as const

/** Sends the same requests to both shops in turn; what each costs, by its name. */
export async function compareShops(
  meters: Meters,
  names: readonly string[],
  counts: Counts,
): Promise<FlatRow[]> {
  const seen = new Map<string, Record<Size, Figures[]>>()
  for (let round = 0; round <= counts.rounds; round += 1)
    for (const name of names) {
      const count = round === 0 ? counts.warmUp : counts.measured
      const figures = await askBoth(name, meters, { count, block: counts.block })
      if (round === 0) seen.set(name, { small: [], large: [] })
      else for (const size of sizes) seen.get(name)![size].push(figures[size])
    }
  return [...seen].map(([name, { small, large }]) => ({
    name,
    small: medians(small),
    large: medians(large),
  }))
}

/** Alternates between the shops, so that other work on the machine slows both. */
async function askBoth(
  name: string,
  meters: Meters,
  { count, block }: { count: number; block: number },
): Promise<Record<Size, Figures>> {
  const took: Record<Size, number[]> = { small: [], large: [] }
  const processor: Record<Size, number[]> = { small: [], large: [] }
  for (let turn = 0; turn < count; turn += block)
    // Neither is always the first.
    for (const size of (turn / block) % 2 === 0 ? sizes : [...sizes].reverse()) {
      const meter = meters[size]
      const before = await meter.processorTime()
      for (let step = 0; step < block; step += 1)
        took[size].push(await meter.ask(name, turn + step))
      processor[size].push(((await meter.processorTime()) - before) / block)
    }
  const figuresOf = (size: Size) => ({
    // Medians of blocks, so that a garbage collection does not count.
    processor: median(processor[size]),
    p50: median(took[size]),
  })
  return { small: figuresOf('small'), large: figuresOf('large') }
}

function medians(figures: Figures[]): Figures {
  return {
    processor: median(figures.map(({ processor }) => processor)),
    p50: median(figures.map(({ p50 }) => p50)),
  }
}
