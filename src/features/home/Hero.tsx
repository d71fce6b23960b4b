import { preload } from 'react-dom'
import { categoryIds } from '../../../contract/categories'
import { paths, pathTo } from '../../../contract/site/paths'
import { homeWords } from '../../../wording/home'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './Hero.module.css'
import { heroPicture } from './heroPicture'
import type { HomeWords } from './HomeWords'

const onPhone = '(max-width: 47.99rem)'
const onScreen = '(min-width: 48rem)'
const phoneSizes = 'calc(100vw - 2rem)'
const wideSizes = 'min(100vw - 2rem, 73rem)'

type Props = Pick<HomeWords, 'headline' | 'introduction' | 'picture'> & {
  /** The words may still become others. */
  isWaiting?: boolean
}

/** What the shop is, in a picture and a few words. */
export function Hero({ headline, introduction, picture, isWaiting }: Props) {
  const home = useWords(homeWords)
  const { urlOf, setOf } = heroPicture(picture, useSettings())
  const announced = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(urlOf('square', 720, 'avif'), {
    ...announced,
    media: onPhone,
    imageSrcSet: setOf('square', 'avif'),
    imageSizes: phoneSizes,
  })
  preload(urlOf('wide', 960, 'avif'), {
    ...announced,
    media: onScreen,
    imageSrcSet: setOf('wide', 'avif'),
    imageSizes: wideSizes,
  })
  return (
    <section
      className={styles.hero}
      data-waiting={isWaiting || undefined}
      data-own={picture ? '' : undefined}
    >
      <picture>
        <source
          media={onPhone}
          type="image/avif"
          srcSet={setOf('square', 'avif')}
          sizes={phoneSizes}
        />
        <source
          media={onPhone}
          type="image/webp"
          srcSet={setOf('square', 'webp')}
          sizes={phoneSizes}
        />
        <source type="image/avif" srcSet={setOf('wide', 'avif')} sizes={wideSizes} />
        <img
          className={styles.picture}
          src={urlOf('wide', 1440, 'webp')}
          srcSet={setOf('wide', 'webp')}
          sizes={wideSizes}
          alt={picture?.alt ?? home.heroPicture}
          width={2400}
          height={1200}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <div className={styles.words}>
        <PageHeading>{headline}</PageHeading>
        <p>{introduction}</p>
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
