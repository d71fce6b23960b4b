import type { ReactNode } from 'react'
import type { HomeWords } from './HomeWords'
import styles from './HistoryBlock.module.css'

type Props = HomeWords['history'] & {
  /** A picture or a film. */
  children: ReactNode
}

export function HistoryBlock({ title, paragraphs, children }: Props) {
  return (
    <section className={styles.history}>
      {children}
      <div>
        <h2>{title}</h2>
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
