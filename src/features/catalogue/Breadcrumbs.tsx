import { paths, pathTo } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './Breadcrumbs.module.css'
import type { Product } from './Product'

type Props = Partial<Pick<Product, 'category' | 'categoryId'>>

/** The way from the whole shop to a product, as far as it is known. */
export function Breadcrumbs({ category, categoryId }: Props) {
  const { breadcrumbs, title } = useWords(catalogueWords)
  return (
    <nav aria-label={breadcrumbs} className={styles.breadcrumbs}>
      <Link to={paths.products}>{title}</Link>
      {categoryId && <Link to={pathTo('category', categoryId)}>{category}</Link>}
    </nav>
  )
}
