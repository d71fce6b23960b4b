import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

type Noted = { clientId: string; orderId: string }
type EntryState = { payment?: Noted | null } | null

/**
 * The order whose payment this client has sent from this entry of the browser's history, until the
 * outcome is known. The entry outlives a reload without storage.
 */
export function usePaymentNote(clientId: string) {
  const { key } = useLocation()
  const noted = useRef<string | null>(null)
  useEffect(() => {
    // A link to the page that is open replaces the state of its entry.
    noted.current ??= read(clientId)
    if (noted.current !== null) write({ clientId, orderId: noted.current })
  }, [key, clientId])
  return {
    /** Null if there is none. */
    read: () => read(clientId),
    write(orderId: string | null) {
      noted.current = orderId
      write(orderId === null ? null : { clientId, orderId })
    },
  }
}

function read(clientId: string): string | null {
  const payment = (history.state as EntryState)?.payment
  return payment?.clientId === clientId ? payment.orderId : null
}

function write(payment: Noted | null): void {
  history.replaceState({ ...(history.state as EntryState), payment }, '')
}
