import type { StaffChanges } from '../../../contract/api/staff/staffEvents'
import { staffEventKinds, type StaffEventKind } from '../../../contract/staffEvents'

/** Above this many ids of a kind, any of the kind may have changed. */
const maxIds = 100
/** Milliseconds: what is committed together is sent together, and at most once a second. */
const gatherMs = 50
const pauseMs = 1_000

/** Gathers what changed, and hands it on soon. */
export class ChangeBatch {
  private readonly kinds = new Map<StaffEventKind, Set<string>>()
  private isEverything = false
  private sending: NodeJS.Timeout | undefined
  private sentAt = 0

  constructor(private readonly send: (changes: StaffChanges) => void) {}

  /** Adds a notification, “kind:id”; without one anything may have changed. Returns its kind. */
  add(notification: string | undefined): StaffEventKind | undefined {
    const [named = '', id = ''] = notification?.split(':', 2) ?? []
    const kind = staffEventKinds.find((one) => one === named)
    if (kind) this.addId(kind, id)
    else if (notification === undefined) this.isEverything = true
    else return undefined
    const pause = Math.max(gatherMs, this.sentAt + pauseMs - performance.now())
    this.sending ??= setTimeout(() => this.sendAll(), pause).unref()
    return kind
  }

  stop(): void {
    clearTimeout(this.sending)
  }

  private addId(kind: StaffEventKind, id: string): void {
    const ids = this.kinds.get(kind)
    if (!ids) this.kinds.set(kind, new Set(id ? [id] : []))
    // An empty set means all ids, and is not filled again.
    else if (!id || ids.size >= maxIds) ids.clear()
    else if (ids.size > 0) ids.add(id)
  }

  private sendAll(): void {
    const changes = [...this.kinds].map(([kind, ids]) => ({ kind, ids: [...ids] }))
    const taken = { changes: this.isEverything ? null : changes }
    this.kinds.clear()
    this.isEverything = false
    this.sending = undefined
    this.sentAt = performance.now()
    this.send(taken)
  }
}
