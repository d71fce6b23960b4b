import { catalogueWords } from '../../../wording/catalogue'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './Pager.module.css'

type Props = { path: string; page: number; pages: number; searchOf: (page: number) => string }

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ path, page, pages, searchOf }: Props) {
  const catalogue = useWords(catalogueWords)
  if (pages <= 1) return null
  return (
    <nav aria-label={catalogue.pages} className={styles.pager}>
      {page > 1 && (
        <Link to={{ pathname: path, search: searchOf(page - 1) }} rel="prev">
          {catalogue.previousPage}
        </Link>
      )}
      <span aria-current="page">{catalogue.pageOf(page, pages)}</span>
      {page < pages && (
        <Link to={{ pathname: path, search: searchOf(page + 1) }} rel="next">
          {catalogue.nextPage}
        </Link>
      )}
    </nav>
  )
}
