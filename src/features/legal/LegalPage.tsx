import type { LegalText } from '../../../wording/legal/legalText'
import { legalPagesWords } from '../../../wording/legalPages'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import styles from './LegalPage.module.css'
import { LegalSections } from './LegalSections'

export function LegalPage({ text }: { text: LegalText }) {
  const legalPages = useWords(legalPagesWords)
  return (
    <article className={styles.page}>
      <PageHeading>{text.title}</PageHeading>
      <p className={styles.updated}>{legalPages.updated(text.updated)}</p>
      <p>{text.intro}</p>
      <nav aria-label={legalPages.contents} className={styles.contents}>
        <ol>
          {text.sections.map(({ id, title: section }) => (
            <li key={id}>
              <a href={`#${id}`}>{section}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalSections sections={text.sections} />
    </article>
  )
}
