import { encode } from 'uqr'
import styles from './session.module.css'

/** A text that a telephone's camera reads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
