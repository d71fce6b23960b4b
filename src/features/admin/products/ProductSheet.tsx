import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { pathTo } from '../../../paths'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { useSettings, useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import { useMember } from '../session/useMember'
import { CellFacts } from './CellFacts'
import { ProductForm } from './ProductForm'
import { ProductLog } from './ProductLog'
import styles from './ProductSheet.module.css'
import { RetireButton } from './RetireButton'
import { StockPanel } from './StockPanel'

/** A product: what it is on one side, its stock and its history on the other. */
export function ProductSheet({ product }: { product: StaffProduct }) {
  const words = useWords(adminProductFormWords)
  const { role } = useMember()
  const { basePath } = useSettings()
  const { serial, retired } = product
  const page = basePath.replace(/\/$/, '') + pathTo('product', serial)
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
          {role === 'gérant' ? <ProductForm product={product} /> : <CellFacts product={product} />}
        </div>
        <aside className={styles.aside}>
          <StockPanel product={product} />
          {role === 'gérant' && <RetireButton product={product} />}
          <ProductLog log={product.log} />
        </aside>
      </div>
    </>
  )
}
