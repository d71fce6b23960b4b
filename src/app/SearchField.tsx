import { useHref } from 'react-router-dom'
import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { SearchIcon } from '../features/catalogue/search/SearchIcon'
import { SearchInput } from '../features/catalogue/search/SearchInput'
import { Link } from '../ui/Link'
import { useWords } from '../ui/Shop'
import styles from './SearchField.module.css'

/** The header's search: a plain GET form, or in a narrow window a link to the page that has one. */
export function SearchField() {
  const { search } = useWords(layoutWords)
  return (
    <>
      <Link to={paths.search} className={styles.link} aria-label={search}>
        <SearchIcon />
      </Link>
      <form role="search" action={useHref(paths.search)} className={styles.search}>
        <SearchInput aria-label={search} placeholder={search} />
      </form>
    </>
  )
}
