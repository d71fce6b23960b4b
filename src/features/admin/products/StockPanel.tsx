import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { preparing } from '../../../../contract/staffRights'
import { adminStockWords } from '../../../../wording/admin/stock'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { SheetPart } from '../parts/SheetPart'
import { useMay } from '../session/useMay'
import { MovementList } from './MovementList'
import styles from './Stock.module.css'
import { StockForm } from './StockForm'

/** What is left of a product, what is said of it, and how it came to this. */
export function StockPanel({ product }: { product: StaffProduct }) {
  const words = useWords(adminStockWords)
  const mayPrepare = useMay(preparing)
  const { movements, has_all_movements: hasAll = true } = product
  return (
    <SheetPart title={words.title}>
      <p className={styles.left}>{words.left(product.stock)}</p>
      <p className={styles.quiet}>{words.sold(product.sold)}</p>
      {mayPrepare && <StockForm product={product} />}
      {movements.length > 0 && (
        <Fold summary={words.history}>
          <MovementList movements={movements} />
          {!hasAll && <p className={styles.quiet}>{words.lastOnly}</p>}
        </Fold>
      )}
    </SheetPart>
  )
}
