import { PassThrough } from 'node:stream'
import type { staffEventNames } from '../../../contract/staffEvents'
import type { StaffSession } from '../sessions'

type EventName = (typeof staffEventNames)[keyof typeof staffEventNames]

/** An event as it travels; JSON has no line breaks of its own. */
export const toEvent = (name: EventName, data: object = {}) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** One open stream of server-sent events, and whose it is. */
export class EventStream {
  readonly body = new PassThrough()
  readonly staffId: string
  readonly idHash: string

  constructor({ id, idHash }: Pick<StaffSession, 'id' | 'idHash'>) {
    this.staffId = id
    this.idHash = idHash
  }

  /** A reader that does not take what it was sent is dropped; it comes back and reads anew. */
  send(event: string): void {
    const { writableEnded, writableNeedDrain } = this.body
    if (writableEnded || writableNeedDrain) this.body.destroy()
    else this.body.write(event)
  }

  end(last = ''): void {
    if (!this.body.writableEnded) this.body.end(last)
  }
}
