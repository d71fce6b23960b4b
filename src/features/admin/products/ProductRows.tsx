import type { StaffProductSummary } from '../../../../contract/api/staff/staffProduct'
import { lowStock } from '../../../../contract/lowStock'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminProductsWords } from '../../../../wording/admin/products'
import { Picture } from '../../../ui/Picture'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { RowLink } from '../parts/RowLink'
import { StateLabel } from '../parts/StateLabel'
import styles from './ProductList.module.css'

/** A row for each product, the whole of which opens it. */
export function ProductRows({ products }: { products: readonly StaffProductSummary[] }) {
  const words = useWords(adminProductsWords)
  return (
    <ul className={styles.rows}>
      {products.map(({ id, name, serial, category, stock, sold, cents, picture, retired }) => (
        <li key={id}>
          <RowLink to={adminProductPath(id)} className={styles.row}>
            <span className={styles.thumbnail}>
              <Picture picture={picture} alt="" sizes="48px" />
            </span>
            <span className={styles.name}>
              <b>{name}</b>
              <span className={styles.quiet}>{words.serialAndCategory(serial, category)}</span>
            </span>
            <span className={styles.stock} data-is-low={!retired && stock <= lowStock}>
              {words.stock(stock)}
            </span>
            <span className={styles.quiet}>{words.sold(sold)}</span>
            <span className={styles.sum}>
              <Price cents={cents} words={words.euros} />
            </span>
            <span className={styles.state}>
              {retired && <StateLabel state="retired" name={words.retired} />}
            </span>
          </RowLink>
        </li>
      ))}
    </ul>
  )
}
