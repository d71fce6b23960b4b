import type { ReactNode } from 'react'
import type { LegalText } from '../../../wording/legal/legalText'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { PageHeading } from '../../ui/PageHeading'
import styles from './LegalPage.module.css'
import { LegalBody } from './LegalBody'

type Props = {
  title: string
  load: () => Promise<(settings: PageSettings) => LegalText>
  /** Above the text. */
  children?: ReactNode
}

export function LegalPage({ title, load, children }: Props) {
  return (
    <article className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {children}
      <LegalBody load={load} />
    </article>
  )
}
