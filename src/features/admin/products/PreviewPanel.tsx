import { useId, type ReactNode } from 'react'
import type { WholeProductReply } from '../../../../contract/api/catalogue'
import { adminPreviewWords } from '../../../../wording/admin/preview'
import { useWords } from '../../../ui/Shop'
import styles from './ProductSheet.module.css'
import type { ProductDraft } from './useProductDraft'
import { usePreviewedProduct } from './usePreviewedProduct'

/** A product as the shop would show it. */
export type ShowPreview = (preview: { product: WholeProductReply }) => ReactNode

type Props = { id: number | null; draft: ProductDraft; show: ShowPreview }

/** What saving would show to shoppers. */
export function PreviewPanel({ id, draft, show }: Props) {
  const words = useWords(adminPreviewWords)
  const title = useId()
  const product = usePreviewedProduct(id, draft)
  return (
    <section aria-labelledby={title} className={styles.preview}>
      <h2 id={title}>{words.title}</h2>
      <p className={styles.quiet}>{product ? words.hint : words.nothingYet}</p>
      {product && show({ product })}
    </section>
  )
}
