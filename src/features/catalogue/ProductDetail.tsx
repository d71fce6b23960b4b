import type { ReactNode } from 'react'
import { Failure } from '../../ui/Failure'
import { PageHeading } from '../../ui/PageHeading'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { useGetProductQuery } from './catalogueApi'
import { pricePerKilo, type Product } from './Product'
import styles from './ProductDetail.module.css'
import { ProductDetailSkeleton } from './ProductDetailSkeleton'
import { ProductFacts } from './ProductFacts'
import { ProductNotFound } from './ProductNotFound'

type Props = {
  id: string
  /** What can be done with the product. */
  action: (product: Product) => ReactNode
  /** What stands below it. */
  below?: (product: Product) => ReactNode
}

export function ProductDetail({ id, action, below }: Props) {
  const { catalogue } = useWords()
  const { currentData: product, isError, refetch } = useGetProductQuery(id)
  if (product === null) return <ProductNotFound />
  if (!product && isError)
    return (
      <>
        <PageHeading>{catalogue.failedTitle}</PageHeading>
        <Failure onRetry={() => void refetch()} />
      </>
    )
  if (!product) return <ProductDetailSkeleton />
  return (
    <>
      <FullDetail product={product}>{action(product)}</FullDetail>
      {below?.(product)}
    </>
  )
}

function FullDetail({ product, children }: { product: Product; children: ReactNode }) {
  const { catalogue } = useWords()
  const perKilo = pricePerKilo(product)
  return (
    <article className={styles.detail}>
      <Picture
        picture={product.picture}
        alt={product.name}
        sizes="(min-width: 48rem) calc(min(50vw, 37.5rem) - 2.25rem), calc(100vw - 2rem)"
        place="main"
      />
      <div>
        <PageHeading>{product.name}</PageHeading>
        <p className={styles.price}>
          <Price cents={product.priceCents} words={catalogue.detailPrice} />
        </p>
        {perKilo !== null && (
          <p className={styles.perKilo}>
            <Price cents={perKilo} words={catalogue.pricePerKilo} />
          </p>
        )}
        {children}
        {product.description && (
          <>
            <h2 className={styles.subheading}>{catalogue.description}</h2>
            <p>{product.description}</p>
          </>
        )}
        <ProductFacts product={product} />
      </div>
    </article>
  )
}
