import { useEffect, useRef } from 'react'
import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import styles from './Checkout.module.css'
import type { OrderPayment } from './OrderPayment'

/** Under the button: that the shop looks for a lost reply, and the order once it is paid. */
export function PaymentNews({ phase, paidOrder }: Pick<OrderPayment, 'phase' | 'paidOrder'>) {
  const words = useWords(cartWords)
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that is now disabled had the focus.
    if (paidOrder !== null) news.current?.focus()
  }, [paidOrder])
  return (
    <p ref={news} role="status" tabIndex={-1} className={styles.news}>
      {phase === 'checking' ? words.checkingHint : paidOrder !== null && words.paidOrder(paidOrder)}
    </p>
  )
}
