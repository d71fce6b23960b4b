import type { LegalText } from '../../../wording/legal/legalText'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { PageHeading } from '../../ui/PageHeading'
import styles from './LegalPage.module.css'
import { LegalBody } from './LegalBody'

type Props = { title: string; load: () => Promise<(settings: PageSettings) => LegalText> }

export function LegalPage({ title, load }: Props) {
  return (
    <article className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <LegalBody load={load} />
    </article>
  )
}
