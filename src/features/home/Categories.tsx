import { categories } from '../../../contract/categories'
import { pathTo } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { homeWords } from '../../../wording/home'
import { Link } from '../../ui/Link'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './Categories.module.css'
import { pictureSet } from './pictureSet'

const widths = [400, 800, 1200]
const onScreen = '(min-width: 40rem)'
/** Two are larger on a screen, the first one on a phone. */
const sizes = [
  `${onScreen} calc(min(50vw, 37.5rem) - 1.5rem), calc(100vw - 2rem)`,
  `${onScreen} calc(min(50vw, 37.5rem) - 1.5rem), calc(50vw - 1.5rem)`,
]
const otherSizes = `${onScreen} calc(min(33.3vw, 25rem) - 1.3rem), calc(50vw - 1.5rem)`
const files = {
  coffee: 'cat-cafe',
  tea: 'cat-the',
  accessories: 'cat-accessoires',
  herbalTeas: 'cat-tisanes',
  equipment: 'cat-equipements',
} as const

/** Links to the five categories, each with its picture. */
export function Categories() {
  const catalogue = useWords(catalogueWords)
  const home = useWords(homeWords)
  const { basePath } = useSettings()
  return (
    <section className={styles.categories}>
      <h2>{home.categories}</h2>
      <ul>
        {categories.map(([name, id], index) => {
          const picture = { name: `categories/${files[name]}`, widths }
          return (
            <li key={name}>
              <picture>
                <source
                  type="image/avif"
                  srcSet={pictureSet(basePath, picture, 'avif')}
                  sizes={sizes[index] ?? otherSizes}
                />
                <img
                  src={`${basePath}${picture.name}-400.webp`}
                  srcSet={pictureSet(basePath, picture, 'webp')}
                  sizes={sizes[index] ?? otherSizes}
                  alt=""
                  width={1200}
                  height={900}
                  loading="lazy"
                />
              </picture>
              <Link to={pathTo('category', id)}>{catalogue.categories[name]}</Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
