import { categories } from '../../../contract/categories'
import { paths, pathTo } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { NavLink } from '../../ui/NavLink'
import { useWords } from '../../ui/Shop'
import styles from './CategoryLinks.module.css'
import { useListUrl } from './useListUrl'

/** Links to the other lists, from their first page and in the same order. */
export function CategoryLinks() {
  const { categories: names, categoryNavigation } = useWords(catalogueWords)
  const search = useListUrl().searchOf(1)
  return (
    <nav aria-label={categoryNavigation}>
      <ul className={styles.links}>
        <li>
          <NavLink to={paths.products} search={search} end>
            {names.all}
          </NavLink>
        </li>
        {categories.map(([name, id]) => (
          <li key={name}>
            <NavLink to={pathTo('category', id)} search={search}>
              {names[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
