import { onPostgresql } from './onPostgresql'
import { runMeasure } from './runMeasure'

/** Shows what the admin costs in a small shop and in a large one, and with fifty open windows. */
export function benchAdmin({ runs }: { runs: number }): Promise<boolean> {
  return onPostgresql((url) => runMeasure('measureAdmin.ts', [runs], { TEST_DATABASE_URL: url }))
}
