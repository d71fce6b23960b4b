import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions'
import { panicIn } from './panicIn'

/**
 * PostgreSQL in this process, its files in `folder`. After a PANIC, such as a full disk under the
 * write-ahead log, its next statement would never return and would block the whole process. So
 * `onPanic` is called before that statement begins, and must end the process.
 */
export class Engine extends PGlite {
  private constructor(
    folder: string,
    private readonly onPanic: (fault: Error) => void,
  ) {
    super(folder, { extensions })
  }

  static async open(folder: string, onPanic: (fault: Error) => void): Promise<Engine> {
    const engine = new Engine(folder, onPanic)
    await engine.waitReady
    return engine
  }

  /** Every statement passes here, whatever sends it. */
  override async execProtocolRawStream(
    message: Uint8Array,
    { onRawData, ...options }: Parameters<PGlite['execProtocolRawStream']>[1],
  ) {
    const parts: Buffer[] = []
    const keep = (part: Uint8Array) => void parts.push(Buffer.from(part))
    await super.execProtocolRawStream(message, { ...options, onRawData: keep })
    const reply = Buffer.concat(parts)
    const fault = panicIn(reply)
    if (fault) this.onPanic(fault)
    onRawData(reply)
  }
}
