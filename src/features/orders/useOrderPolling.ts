import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { leftPayment } from '../../../contract/site/leftPayment'

/** Milliseconds for which the shop says that it checks the payment. */
const checkingMs = 10_000
/** Until when, after how long a pause each; later the page is asked for by the shopper. */
const stages = [
  { until: checkingMs, pause: 2000 },
  { until: 3 * 60_000, pause: 10_000 },
  { until: 20 * 60_000, pause: 30_000 },
]

/**
 * How often an order that awaits its payment is read again, in milliseconds; 0 for never, as while
 * nobody sees the page. Events of the provider arrive within seconds, or much later.
 */
export function useOrderPolling(isAwaited: boolean) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const hasLeft = search === `?${leftPayment}` || state === leftPayment
  const [pollingInterval, setInterval] = useState(0)
  const [isChecking, setChecking] = useState(!hasLeft)
  useEffect(() => {
    if (!isAwaited) return
    const start = Date.now()
    const look = () => {
      const passed = Date.now() - start
      const stage = stages.find(({ until }) => passed < until)
      setInterval(document.hidden || !stage ? 0 : stage.pause)
      setChecking(!hasLeft && passed < checkingMs)
    }
    look()
    const timer = window.setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isAwaited, hasLeft])
  return { pollingInterval: isAwaited ? pollingInterval : 0, isChecking }
}
