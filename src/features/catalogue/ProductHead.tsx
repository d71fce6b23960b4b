import type { ReactNode } from 'react'
import { catalogueWords } from '../../../wording/catalogue'
import { factWords } from '../../../wording/facts'
import { PageHeading } from '../../ui/PageHeading'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { EarlierPrice } from './EarlierPrice'
import { mainPictureSizes } from './mainPictureSizes'
import type { ListedProduct } from './Product'
import styles from './ProductDetail.module.css'

type Props = {
  product: ListedProduct
  /** Whether it has several pictures. */
  isOfMany?: boolean
  gallery?: ReactNode
  formats?: ReactNode
  /** The product's command. */
  children?: ReactNode
}

/** What a product's page begins with: its picture, and what buys it. */
export function ProductHead({ product, isOfMany, gallery, formats, children }: Props) {
  const catalogue = useWords(catalogueWords)
  const said = useWords(factWords).card(product.facts)
  return (
    <>
      <div className={styles.pictures} data-many={isOfMany || undefined}>
        <Picture picture={product.picture} alt={product.name} sizes={mainPictureSizes} isMain />
        {gallery}
      </div>
      <div className={styles.buy}>
        <PageHeading>{product.name}</PageHeading>
        {said && <p className={styles.said}>{said}</p>}
        <p className={styles.price}>
          <Price cents={product.priceCents} words={catalogue.detailPrice} />
        </p>
        <EarlierPrice product={product} words={catalogue.detailPrice} />
        {product.unitPriceCents !== null && (
          <p className={styles.perKilo}>
            <Price cents={product.unitPriceCents} words={catalogue.unitPrice(product.isPerLitre)} />
          </p>
        )}
        {formats}
        {children}
      </div>
    </>
  )
}
