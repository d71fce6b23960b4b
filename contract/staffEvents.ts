/** What an open window of the admin is told has changed; triggers of the database name these. */
export const staffEventKinds = [
  'order',
  'withdrawal',
  'product',
  'review',
  'promotion',
  'alert',
  'setting',
  'staff',
] as const
export type StaffEventKind = (typeof staffEventKinds)[number]

/** Names of the server-sent events. */
export const staffEventNames = {
  /** Something changed: the data is a `StaffChanges`. */
  changes: 'changes',
  /** The connection lives; sent where there is nothing else to say. */
  alive: 'alive',
  /** The session has ended, and the stream with it. */
  ended: 'session_ended',
} as const

/** Milliseconds between two signs of life; a stream that is silent for three of them is dead. */
export const staffHeartbeatMs = 20_000
