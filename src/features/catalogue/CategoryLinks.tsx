import { catalogueWords } from '../../../wording/catalogue'
import { categoryIds, paths, pathTo } from '../../paths'
import { NavLink } from '../../ui/NavLink'
import { useWords } from '../../ui/Shop'
import styles from './CategoryLinks.module.css'

const categories = Object.entries(categoryIds) as [keyof typeof categoryIds, number][]

export function CategoryLinks() {
  const { categories: names, categoryNavigation } = useWords(catalogueWords)
  return (
    <nav aria-label={categoryNavigation}>
      <ul className={styles.links}>
        <li>
          <NavLink to={paths.products} end>
            {names.all}
          </NavLink>
        </li>
        {categories.map(([name, id]) => (
          <li key={name}>
            <NavLink to={pathTo('category', id)}>{names[name]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
