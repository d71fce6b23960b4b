import { isDeepStrictEqual } from 'node:util'
import type { Database, Following, Sql } from '../database/connect'
import { isDatabaseAway } from '../database/isDatabaseAway'
import type { LivePart, Settings } from '../settings'
import { readStoredSettings } from './readShopSettings'

/** Milliseconds between two readings while the database does not notify, or after one that failed. */
const maxAgeMs = 1_000

/**
 * Replaces in the settings of this server what the shopkeeper changes in the database, so that
 * everybody else reads them without waiting. A part that stays the same stays the same object.
 */
export class LiveSettings {
  private following: Following | null = null
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()
  private waiting: Promise<void> | null = null
  /** The last reading failed, or has not ended. */
  private isStale = false
  private onChange = () => {}

  constructor(
    private readonly settings: Settings,
    private readonly sql: Sql,
  ) {}

  /** Follows every change from now on, of any server; `onChange` is called after each. */
  async follow(
    database: Database,
    report: (error: unknown) => void,
    onChange: () => void = () => undefined,
  ): Promise<void> {
    this.onChange = onChange
    const refresh = () => {
      const isRepeated = this.isStale
      void this.refresh().catch((error: unknown) => {
        // The values that are there count until it is back.
        if (!isRepeated && !isDatabaseAway(error)) report(error)
      })
    }
    this.following = await database.followChanges('settings_changed', refresh)
    await this.refresh()
    this.timer = setInterval(() => {
      if (this.isStale || this.following?.isLive() === false) refresh()
    }, maxAgeMs)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.following?.stop()
    this.following = null
    await this.running
  }

  /** Reads again; a reading that has begun may have missed the last change. */
  refresh(): Promise<void> {
    this.waiting ??= this.running.then(() => {
      this.waiting = null
      return this.read()
    })
    this.running = this.waiting.catch(() => undefined)
    return this.waiting
  }

  private async read(): Promise<void> {
    this.isStale = true
    const now = this.settings.live(await readStoredSettings(this.sql))
    this.isStale = false
    const changed = Object.entries(now).filter(
      ([name, value]) => !isDeepStrictEqual(this.settings[name as keyof LivePart], value),
    )
    Object.assign(this.settings, Object.fromEntries(changed))
    if (changed.length > 0) this.onChange()
  }
}
