import { onPostgresql } from './onPostgresql'
import { runMeasure } from './runMeasure'

type Options = { runs: number; products: number; lines: number }

/** Shows that a page costs the same in a shop of 50 products and in a large one, on PostgreSQL. */
export function benchFlat({ runs, products, lines }: Options): Promise<boolean> {
  return onPostgresql((url) =>
    runMeasure('measureFlat.ts', [runs, products, lines], { TEST_DATABASE_URL: url }),
  )
}
