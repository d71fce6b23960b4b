import type { LegalBlock, LegalText } from '../../../wording/legal/legalText'
import { legalPagesWords } from '../../../wording/legalPages'
import { useWords } from '../../ui/Shop'
import styles from './LegalPage.module.css'

/** The contents and the sections of a legal text. */
export function LegalSections({ text }: { text: LegalText }) {
  const legalPages = useWords(legalPagesWords)
  return (
    <>
      <p className={styles.updated}>{legalPages.updated(text.updated)}</p>
      <p>{text.intro}</p>
      <nav aria-label={legalPages.contents} className={styles.contents}>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map(({ id, title, blocks, isBoxed }) => (
        <section key={id} aria-labelledby={id} className={isBoxed ? styles.boxed : undefined}>
          <h2 id={id}>{title}</h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
