import type { Readable } from 'node:stream'
import type { StaffChanges } from '../../../contract/api/staff/staffEvents'
import {
  staffEventNames as names,
  staffHeartbeatMs as heartbeatMs,
} from '../../../contract/staffEvents'
import type { Following } from '../../database/connect'
import { tooManyRequests } from '../../http/tooManyRequests'
import type { Services } from '../../services'
import { findLiveSessions, type StaffSession } from '../sessions'
import { ChangeBatch } from './ChangeBatch'
import { EventStream, toEvent } from './EventStream'

/** Of one member, on each server: fifty windows of a shop that shares an account, and some to spare. */
export const maxStreams = 60
/** Seconds after which one more stream may be tried. */
const retryAfter = 60

type Needs = Pick<Services, 'database' | 'clock' | 'staffHeartbeatMs'> & {
  /** Of a check that failed, which the next one makes up for. */
  onFailure: (error: unknown) => void
}

/** The event streams of this server, which follow the database while it runs. */
export class StaffStreams {
  private readonly streams = new Set<EventStream>()
  private readonly batch = new ChangeBatch((changes) =>
    this.sendAll(toEvent(names.changes, changes)),
  )
  private following: Promise<Following> | null = null
  private beating: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(private readonly services: Needs) {}

  get count(): number {
    return this.streams.size
  }

  /**
   * Opens a stream that begins with `first`. Throws a ProblemError (429) for a member who has too
   * many.
   */
  async open(session: StaffSession, first: StaffChanges): Promise<Readable> {
    const own = [...this.streams].filter(({ staffId }) => staffId === session.id)
    if (own.length >= maxStreams) throw tooManyRequests(retryAfter)
    const stream = new EventStream(session)
    this.streams.add(stream)
    const { staffHeartbeatMs: everyMs = heartbeatMs } = this.services
    this.beating ??= setInterval(() => this.beat(), everyMs).unref()
    stream.body.once('close', () => this.forget(stream))
    try {
      await this.follow()
      // The session may have ended between its check and the first notification.
      await this.endDead([stream])
    } catch (error) {
      stream.body.destroy()
      throw error
    }
    stream.send(toEvent(names.changes, first))
    if (this.isClosed) stream.end()
    return stream.body
  }

  /** Ends every stream, and opens no other: the server begins to close. */
  endAll(): void {
    this.isClosed = true
    this.batch.stop()
    for (const stream of this.streams) stream.end()
  }

  async stop(): Promise<void> {
    this.endAll()
    clearInterval(this.beating)
    const following = await this.following?.catch(() => null)
    await following?.stop()
  }

  /** From the first stream on, because most servers of tests and scripts never have one. */
  private async follow(): Promise<void> {
    this.following ??= this.services.database.followChanges('admin_changed', (notification) => {
      this.notice(notification)
    })
    try {
      await this.following
    } catch (error) {
      this.following = null
      throw error
    }
  }

  private notice(notification: string | undefined): void {
    if (this.streams.size === 0 || this.isClosed) return
    const kind = this.batch.add(notification)
    if (kind === 'staff' || notification === undefined) this.check()
  }

  private beat(): void {
    this.sendAll(toEvent(names.alive))
    this.check()
  }

  private sendAll(event: string): void {
    for (const stream of this.streams) stream.send(event)
  }

  private check(): void {
    this.endDead([...this.streams]).catch(this.services.onFailure)
  }

  private async endDead(streams: readonly EventStream[]): Promise<void> {
    if (streams.length === 0) return
    const { database, clock } = this.services
    const hashes = streams.map(({ idHash }) => idHash)
    const live = await findLiveSessions(database.sql, hashes, clock())
    for (const stream of streams) if (!live.has(stream.idHash)) stream.end(toEvent(names.ended))
  }

  private forget(stream: EventStream): void {
    this.streams.delete(stream)
    if (this.streams.size > 0) return
    clearInterval(this.beating)
    this.beating = undefined
  }
}
