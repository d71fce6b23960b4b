import { onPostgresql } from './onPostgresql'
import { runMeasure } from './runMeasure'

type Options = { runs: number; products: number }

/** Shows what each kind of search costs PostgreSQL in a large shop. */
export function benchSearch({ runs, products }: Options): Promise<boolean> {
  return onPostgresql((url) =>
    runMeasure('measureSearch.ts', [runs, products], { TEST_DATABASE_URL: url }),
  )
}
