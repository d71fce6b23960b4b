import { preload } from 'react-dom'
import { homeWords } from '../../../wording/home'
import { categoryIds, paths, pathTo } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './Hero.module.css'
import { pictureSet } from './pictureSet'

const wide = { name: 'hero/hero', widths: [640, 960, 1440, 1920, 2400] }
const square = { name: 'hero/hero-mobile', widths: [480, 640, 720, 960, 1200] }
const onPhone = '(max-width: 47.99rem)'
const onScreen = '(min-width: 48rem)'
const phoneSizes = 'calc(100vw - 2rem)'
const wideSizes = 'min(100vw - 2rem, 73rem)'

export function Hero() {
  const home = useWords(homeWords)
  const { basePath } = useSettings()
  const set = (picture: typeof wide, format: 'avif' | 'webp') =>
    pictureSet(basePath, picture, format)
  const announced = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(`${basePath}hero/hero-mobile-720.avif`, {
    ...announced,
    media: onPhone,
    imageSrcSet: set(square, 'avif'),
    imageSizes: phoneSizes,
  })
  preload(`${basePath}hero/hero-960.avif`, {
    ...announced,
    media: onScreen,
    imageSrcSet: set(wide, 'avif'),
    imageSizes: wideSizes,
  })
  return (
    <section className={styles.hero}>
      <picture>
        <source media={onPhone} type="image/avif" srcSet={set(square, 'avif')} sizes={phoneSizes} />
        <source media={onPhone} type="image/webp" srcSet={set(square, 'webp')} sizes={phoneSizes} />
        <source type="image/avif" srcSet={set(wide, 'avif')} sizes={wideSizes} />
        <img
          className={styles.picture}
          src={`${basePath}hero/hero-1440.webp`}
          srcSet={set(wide, 'webp')}
          sizes={wideSizes}
          alt={home.heroPicture}
          width={2400}
          height={1200}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <div className={styles.words}>
        <PageHeading>{home.headline}</PageHeading>
        <p>{home.introduction}</p>
        <div className={styles.ways}>
          <ButtonLink to={pathTo('category', categoryIds.coffee)}>{home.toCoffee}</ButtonLink>
          <ButtonLink to={pathTo('category', categoryIds.tea)}>{home.toTea}</ButtonLink>
          <Link to={paths.products} className={styles.all}>
            {home.toShop}
          </Link>
        </div>
      </div>
    </section>
  )
}
