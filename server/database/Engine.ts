import type { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions'
import { DrizzlePGlite } from './DrizzlePGlite'

/** PostgreSQL's name for a fault after which the server cannot continue. */
const panic = 'PANIC'

/**
 * PostgreSQL in this process, its files in `folder`. After a PANIC, such as a full disk under the
 * write-ahead log, its next statement would never return and would block the whole process. So
 * `onPanic` is called before that statement begins, and must end the process.
 */
export class Engine extends DrizzlePGlite {
  private constructor(
    folder: string,
    private readonly onPanic: (fault: Error) => void,
  ) {
    super(folder, { extensions })
  }

  static open(folder: string, onPanic: (fault: Error) => void): Promise<Engine> {
    return new Engine(folder, onPanic).opened()
  }

  /** Every statement passes here, whatever sends it. */
  override async execProtocolStream(...given: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...given)
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === panic)
        this.onPanic(error)
      throw error
    }
  }
}
