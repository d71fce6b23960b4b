import { Link } from 'react-router-dom'
import { categoryIds, pathTo } from '../../paths'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './Categories.module.css'
import { pictureSet } from './pictureSet'

const widths = [400, 800, 1200]
const sizes = '(min-width: 78rem) 36rem, (min-width: 40rem) 46vw, 92vw'
const files = {
  coffee: 'cat-cafe',
  tea: 'cat-the',
  accessories: 'cat-accessoires',
  herbalTeas: 'cat-tisanes',
  equipment: 'cat-equipements',
} as const
const categories = Object.entries(categoryIds) as [keyof typeof categoryIds, number][]

/** The five ways into the shop, each with its picture. */
export function Categories() {
  const { catalogue, home } = useWords()
  const { basePath } = useSettings()
  return (
    <section className={styles.categories}>
      <h2>{home.categories}</h2>
      <ul>
        {categories.map(([name, id]) => {
          const picture = { name: `categories/${files[name]}`, widths }
          return (
            <li key={name}>
              <picture>
                <source
                  type="image/avif"
                  srcSet={pictureSet(basePath, picture, 'avif')}
                  sizes={sizes}
                />
                <img
                  src={`${basePath}${picture.name}-400.webp`}
                  srcSet={pictureSet(basePath, picture, 'webp')}
                  sizes={sizes}
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
