import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { panicIn } from './panicIn'

/** What the driver needs of PGlite. */
export type EmbeddedServer = Pick<PGlite, 'execProtocolRawStream'>

/** Ends the process of a shop; a command ends by the fault of its query. */
export type OnPanic = (fault: Error) => void

/** The server is ready for the next query, outside a transaction. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
/** The reply to the start of a connection: no password is needed, and the server is ready. */
const greeting = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), ready])
const terminate = 0x58

/** A query without parameters. */
function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6)
  message.write('Q')
  message.writeUInt32BE(text.length + 5, 1)
  message.write(text, 5)
  return message
}
/** PGlite has one session, which goes on when a connection ends. */
const endOfSession = ['rollback', 'discard all'].map(simpleQuery)

/** The PANIC of each server that had one, also for the sockets that are opened on it later. */
const faults = new WeakMap<EmbeddedServer, Error>()

type Done = (error?: Error | null) => void

/**
 * Stands where the driver of PostgreSQL expects the socket of a server, so that both databases have
 * one driver. All messages of a query arrive together, and PGlite answers them in one call. After a
 * PANIC, such as a full disk under the write-ahead log, its next statement would never return and
 * would block the whole process: `onPanic` is called before that statement begins, which then fails
 * with the same fault, as all others do.
 */
export class EmbeddedSocket extends Duplex {
  private isGreeted = false

  /** It is greeted once the session before it has ended. */
  constructor(
    private readonly server: EmbeddedServer,
    private readonly before: Promise<unknown>,
    private readonly onPanic: OnPanic,
  ) {
    super()
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read() {}

  override _write(message: Buffer, _encoding: string, done: Done) {
    this.answer(message).then(() => done(), done)
  }

  override _writev(parts: { chunk: Buffer }[], done: Done) {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'buffer', done)
  }

  override _destroy(error: Error | null, done: Done) {
    const answered = () => done(error)
    this.endSession().then(answered, answered)
  }

  private async answer(message: Buffer): Promise<void> {
    if (!this.isGreeted) {
      await this.before
      this.isGreeted = true
      this.push(greeting)
    } else if (message[0] === terminate) {
      this.push(null)
    } else {
      this.push(await this.ask(message))
    }
  }

  private async endSession(): Promise<void> {
    if (!this.isGreeted) return
    for (const query of endOfSession) await this.ask(query)
  }

  /** Not by `execProtocolRaw`, which also parses each reply and keeps all that it ever parsed. */
  private async ask(message: Buffer): Promise<Buffer> {
    const earlier = faults.get(this.server)
    if (earlier) throw earlier
    const parts: Buffer[] = []
    const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part))
    await this.server.execProtocolRawStream(message, { onRawData })
    const reply = Buffer.concat(parts)
    const fault = panicIn(reply)
    if (!fault) return reply
    faults.set(this.server, fault)
    this.onPanic(fault)
    // PGlite leaves this out, without which the driver would send nothing more and wait for ever.
    return reply.at(-ready.length) === ready[0] ? reply : Buffer.concat([reply, ready])
  }
}
