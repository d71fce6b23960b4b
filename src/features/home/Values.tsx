import { homeWords } from '../../../wording/home'
import { useWords } from '../../ui/Shop'
import styles from './Values.module.css'

export function Values() {
  const { values } = useWords(homeWords)
  return (
    <section className={styles.values}>
      <h2>{values.title}</h2>
      <ul>
        {values.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
