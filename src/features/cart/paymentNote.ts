type Noted = { clientId: string; orderId: string }
type EntryState = { payment?: Noted | null } | null

/**
 * The order whose payment was sent from this entry of the browser's history, until the outcome is
 * known. The entry outlives a reload without storage.
 */
export const paymentNote = {
  /** Null if this client sent none. */
  read(clientId: string): string | null {
    const payment = (history.state as EntryState)?.payment
    return payment?.clientId === clientId ? payment.orderId : null
  },
  write(payment: Noted | null) {
    history.replaceState({ ...(history.state as EntryState), payment }, '')
  },
}
