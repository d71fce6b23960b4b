import { useEffect, useRef } from 'react'
import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import styles from './ChangedCart.module.css'
import type { CartNews } from './compareCarts'

/** Shown above the lines after a payment that was refused because the cart had changed. */
export function ChangedCart({ news }: { news: CartNews }) {
  const words = useWords(cartWords)
  const box = useRef<HTMLDivElement>(null)
  const isSame = news.gone.length === 0 && Object.keys(news.lines).length === 0
  // The pressed button may be far below the lines.
  useEffect(() => box.current?.focus(), [news])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.news}>
      <p>{news.message}</p>
      {isSame && <p>{words.totalMoved}</p>}
      {news.gone.map((name, index) => (
        <p key={index}>{words.goneMeanwhile(name)}</p>
      ))}
    </div>
  )
}
