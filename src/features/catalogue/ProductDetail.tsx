import type { ReactNode } from 'react'
import { catalogueWords } from '../../../wording/catalogue'
import { toProblem } from '../../api/Problem'
import { Failure } from '../../ui/Failure'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { Breadcrumbs } from './Breadcrumbs'
import { useGetProductQuery } from './catalogueApi'
import { FormatsPlace } from './formats/FormatsPlace'
import { GalleryPlace } from './gallery/GalleryPlace'
import type { ListedProduct, Product } from './Product'
import styles from './ProductDetail.module.css'
import { ProductDetailSkeleton } from './ProductDetailSkeleton'
import { ProductFacts } from './ProductFacts'
import { ProductHead } from './ProductHead'
import { ProductNotFound } from './ProductNotFound'
import { ProductSheet } from './ProductSheet'
import { useListedProduct } from './useListedProduct'

type Props = {
  id: string
  /** A component with the product's command. */
  action: (product: ListedProduct) => ReactNode
  /** Content after it, beside it in a wide window. */
  guide: (product: Product) => ReactNode
  /** Content below the product. */
  below?: (product: Product) => ReactNode
}

export function ProductDetail({ id, action, guide, below }: Props) {
  const catalogue = useWords(catalogueWords)
  const { currentData: product, error, refetch } = useGetProductQuery(id)
  const listed = useListedProduct(product === undefined ? id : null)
  if (product === null) return <ProductNotFound />
  if (!product && error)
    return (
      <>
        <PageHeading>{catalogue.failedTitle}</PageHeading>
        <Failure problem={toProblem(error)} onRetry={refetch} />
      </>
    )
  const shown = product ?? listed
  if (!shown) return <ProductDetailSkeleton />
  return (
    <>
      <Breadcrumbs {...product} />
      <Detail
        key={shown.serial}
        product={shown}
        isOfMany={product !== undefined && product.images.length > 0}
        gallery={product && <GalleryPlace product={product} />}
        formats={product && <FormatsPlace {...product} />}
        rest={product ? <Rest product={product} /> : <WaitingLines lines={4} />}
        guide={product && guide(product)}
      >
        {action(shown)}
      </Detail>
      {product && below?.(product)}
    </>
  )
}

type DetailProps = {
  product: ListedProduct
  children: ReactNode
  /** Whether it has several pictures. */
  isOfMany: boolean
  gallery: ReactNode
  formats: ReactNode
  rest: ReactNode
  guide: ReactNode
}

function Detail({ product, children, isOfMany, gallery, formats, rest, guide }: DetailProps) {
  return (
    <article className={styles.detail}>
      <ProductHead product={product} isOfMany={isOfMany} gallery={gallery} formats={formats}>
        {children}
      </ProductHead>
      <div>{rest}</div>
      {guide}
    </article>
  )
}

/** What only the detail of a product contains. */
function Rest({ product }: { product: Product }) {
  const catalogue = useWords(catalogueWords)
  return (
    <>
      {product.description && (
        <>
          <h2 className={styles.subheading}>{catalogue.description}</h2>
          <p>{product.description}</p>
        </>
      )}
      <ProductFacts product={product} />
      <ProductSheet {...product} />
    </>
  )
}
