type EntryState = { payment?: string | null } | null

/**
 * The order whose payment was asked for on this entry of the browser's history, until the outcome
 * is known. The entry outlives a reload, and nothing is stored.
 */
export const paymentNote = {
  read: () => (history.state as EntryState)?.payment ?? null,
  write(payment: string | null) {
    history.replaceState({ ...(history.state as EntryState), payment }, '')
  },
}
