import type { refunds } from '../../database/schema'

type Refund = Pick<typeof refunds.$inferSelect, 'state'>

/** Whether the provider refused every one of these refunds at once, so that no money goes back. */
export const areAllRefused = (made: readonly Refund[]): boolean =>
  made.length > 0 && made.every(({ state }) => state === 'failed')
