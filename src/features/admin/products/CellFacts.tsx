import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { Picture } from '../../../ui/Picture'
import { useSettings, useWords } from '../../../ui/Shop'
import { formSections } from './formSections'
import pictures from './Pictures.module.css'
import styles from './ProductSheet.module.css'

/** What is known of a product, for those who may not change it. */
export function CellFacts({ product }: { product: StaffProduct }) {
  const words = useWords(adminProductFormWords)
  const { vatFranchise } = useSettings().seller
  const columns = Object.values(formSections).flat()
  return (
    <section className={styles.facts}>
      {product.pictures[0] && (
        <div className={pictures.thumbnail}>
          <Picture picture={product.pictures[0].file} alt="" sizes="96px" />
        </div>
      )}
      <dl>
        {columns
          .filter((column) => product.cells[column])
          .map((column) => (
            <div key={column}>
              <dt>{words.labelOf(column, vatFranchise)}</dt>
              <dd>{product.cells[column]}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
