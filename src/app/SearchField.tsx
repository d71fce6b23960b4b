import { useRef, useState } from 'react'
import { useHref } from 'react-router-dom'
import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { SearchIcon } from '../features/catalogue/search/SearchIcon'
import { Link } from '../ui/Link'
import { useWords } from '../ui/Shop'
import styles from './SearchField.module.css'

const load = () =>
  import(/* webpackChunkName: "suggestions" */ '../features/catalogue/search/Suggestions')
type Late = Awaited<ReturnType<typeof load>>

/**
 * The header's search: a plain GET form, or in a narrow window a link to the page that has one. What
 * suggests while one types loads with the focus.
 */
export function SearchField() {
  const { search } = useWords(layoutWords)
  const field = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<Late | null>(null)
  return (
    <>
      <Link to={paths.search} className={styles.link} aria-label={search}>
        <SearchIcon />
      </Link>
      <form role="search" action={useHref(paths.search)} className={styles.search}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={search}
          placeholder={search}
          autoComplete="off"
          maxLength={100}
          onFocus={() => void load().then(setLate, () => undefined)}
        />
        {late && <late.Suggestions field={field} />}
      </form>
    </>
  )
}
