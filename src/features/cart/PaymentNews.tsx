import { useEffect, useRef } from 'react'
import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import styles from './Checkout.module.css'
import type { CartPayment } from './usePayment'

/** Under the button: that a lost reply is looked for, and the order once it is paid. */
export function PaymentNews({ payment: { phase, paidOrder } }: { payment: CartPayment }) {
  const words = useWords(cartWords)
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that is shut now had the focus.
    if (paidOrder !== null) news.current?.focus()
  }, [paidOrder])
  return (
    <p ref={news} role="status" tabIndex={-1} className={styles.news}>
      {phase === 'checking' && words.checkingHint}
      {paidOrder !== null && words.paidOrder(paidOrder)}
    </p>
  )
}
