type Waiting = { count: number; since: Date | null }
type Mails = { sent: number; queued: number; last: Date | null }

export const toWaiting = ({ count, since }: Waiting) => ({
  count,
  since: since?.toISOString() ?? null,
})

export const toMails = ({ last, ...counts }: Mails) => ({
  ...counts,
  last: last?.toISOString() ?? null,
})
