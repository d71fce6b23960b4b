import type { ReactNode } from 'react'
import styles from './ProductDelivery.module.css'

/** Outlines in a square of 24. */
const marks = {
  parcel: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9M7.5 5.25l9 4.5',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 20v-5h5v5',
  back: 'M8 4 3 9l5 5M3 9h12a6 6 0 0 1 0 12h-5',
  card: 'M3 5h18v14H3zM3 10h18M6 15h4',
}

type Props = { mark: keyof typeof marks; title: ReactNode; children?: ReactNode }

/** One thing that a product's page promises, with its details below. */
export function PromiseLine({ mark, title, children }: Props) {
  return (
    <li className={styles.way}>
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <path d={marks[mark]} />
      </svg>
      <span>
        {title}
        {children && <small className={styles.detail}>{children}</small>}
      </span>
    </li>
  )
}
