type EntryState = { payment?: string | null } | null

/**
 * The order whose payment was sent from this entry of the browser's history, until the outcome is
 * known. The entry outlives a reload without storage.
 */
export const paymentNote = {
  read: () => (history.state as EntryState)?.payment ?? null,
  write(payment: string | null) {
    history.replaceState({ ...(history.state as EntryState), payment }, '')
  },
}
