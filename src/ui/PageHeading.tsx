import { useEffect } from 'react'
import { useSettings, useWords } from './Shop'
import styles from './PageHeading.module.css'

type Props = {
  children: string
  /** The document's title where the specification gives one to the letter; else "Page – shop". */
  title?: string
}

/** A page's only h1, and the title of the document. */
export function PageHeading({ children, title }: Props) {
  const shop = useSettings().seller.name
  const { pageTitle } = useWords().layout
  const text = title ?? pageTitle(children, shop)
  useEffect(() => {
    document.title = text
  }, [text])
  return <h1 className={styles.heading}>{children}</h1>
}
