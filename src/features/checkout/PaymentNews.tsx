import { useEffect, useRef, useState } from 'react'
import { awaitedOrderWords } from '../../../wording/awaitedOrder'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { stayedMs } from '../../ui/isPaymentPage'
import { useWords } from '../../ui/Shop'
import styles from './Checkout.module.css'
import type { OrderPayment } from './OrderPayment'

/**
 * Under the button: that the shop looks for a lost reply, the order once it is paid, and the way to one
 * whose payment's page does not open.
 */
export function PaymentNews({ payment }: { payment: OrderPayment }) {
  const words = useWords(cartWords)
  const { phase, cart, paidOrder, resume } = payment
  const orderId = cart?.lines[0]?.orderId
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that is now disabled had the focus.
    if (paidOrder !== null) news.current?.focus()
  }, [paidOrder])
  return (
    <p ref={news} role="status" tabIndex={-1} className={styles.news}>
      {phase === 'leaving' && orderId && <Stayed orderId={orderId} onResume={resume} />}
      {phase === 'checking' ? words.checkingHint : paidOrder !== null && words.paidOrder(paidOrder)}
    </p>
  )
}

/** It leads nowhere by itself: a navigation of the shop could end one to a page that is merely slow. */
function Stayed({ orderId, onResume }: { orderId: string; onResume: () => void }) {
  const words = useWords(awaitedOrderWords)
  const [hasStayed, setStayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), stayedMs)
    return () => clearTimeout(timer)
  }, [])
  if (!hasStayed) return null
  return (
    <>
      {words.awaits(orderId)}{' '}
      <Button variant="quiet" onClick={onResume}>
        {words.open(orderId)}
      </Button>
    </>
  )
}
