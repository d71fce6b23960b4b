import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { manager } from '../../../../contract/staffRights'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { useWords } from '../../../ui/Shop'
import { ProductVoices } from '../alerts/ProductVoices'
import { Settling } from '../news/Settling'
import { StateLabel } from '../parts/StateLabel'
import { useProductUrl } from '../parts/useProductUrl'
import { useMay } from '../session/useMay'
import { CellFacts } from './CellFacts'
import { PreviewPanel, type ShowPreview } from './PreviewPanel'
import { ProductForm } from './ProductForm'
import { ProductLog } from './ProductLog'
import styles from './ProductSheet.module.css'
import { RetireButton } from './RetireButton'
import { StockPanel } from './StockPanel'
import { useProductDraft } from './useProductDraft'

type Props = { product: StaffProduct; showPreview: ShowPreview }

/** A product: what it is, its stock and its history; how it looks is beside, or below on a phone. */
export function ProductSheet({ product, showPreview }: Props) {
  const draft = useProductDraft(product)
  const words = useWords(adminProductFormWords)
  const isManager = useMay(manager)
  const { serial, retired } = product
  const page = useProductUrl(serial)
  return (
    <>
      <p className={styles.identity}>
        <span>{words.reference(serial)}</span>
        {retired ? (
          <StateLabel state="retired" name={words.retired} />
        ) : (
          <a href={page} target="_blank" rel="noreferrer">
            {words.seePage}
          </a>
        )}
      </p>
      <div className={styles.sheet}>
        <div className={styles.main}>
          {isManager ? (
            <ProductForm id={product.id} draft={draft} />
          ) : (
            <CellFacts product={product} />
          )}
          <StockPanel product={product} />
          <ProductVoices product={product} />
          {isManager && (
            <Settling state={String(retired)}>
              <RetireButton product={product} draft={draft} />
            </Settling>
          )}
          <ProductLog product={product} />
        </div>
        {isManager && (
          <aside className={styles.aside}>
            <PreviewPanel id={product.id} draft={draft} show={showPreview} />
          </aside>
        )}
      </div>
    </>
  )
}
