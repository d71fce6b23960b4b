import { homeWords } from '../../../wording/home'
import { useWords } from '../../ui/Shop'
import styles from './HistoryBlock.module.css'
import { LoopingVideo } from './LoopingVideo'

export function HistoryBlock() {
  const { history } = useWords(homeWords)
  return (
    <section className={styles.history}>
      <LoopingVideo />
      <div>
        <h2>{history.title}</h2>
        {history.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
