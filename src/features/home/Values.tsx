import { homeWords } from '../../../wording/home'
import { useWords } from '../../ui/Shop'
import type { HomeWords } from './HomeWords'
import styles from './Values.module.css'

export function Values({ values }: Pick<HomeWords, 'values'>) {
  const { title: heading } = useWords(homeWords).values
  return (
    <section className={styles.values}>
      <h2>{heading}</h2>
      <ul>
        {values.map(({ title, text }, place) => (
          <li key={place}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
