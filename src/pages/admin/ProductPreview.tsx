import type { WholeProductReply } from '../../../contract/api/catalogue'
import { adminPreviewWords } from '../../../wording/admin/preview'
import { catalogueWords } from '../../../wording/catalogue'
import { StillPreview } from '../../features/admin/products/StillPreview'
import { toProduct } from '../../features/catalogue/Product'
import { ProductCard } from '../../features/catalogue/ProductCard'
import { ProductFacts } from '../../features/catalogue/ProductFacts'
import { ProductHead } from '../../features/catalogue/ProductHead'
import { formatAmount } from '../../ui/Price'
import { useWords } from '../../ui/Shop'

/** A product in the shop's own components, as a card of the lists and as the head of its page. */
export function ProductPreview({ product: reply }: { product: WholeProductReply }) {
  const words = useWords(adminPreviewWords)
  const catalogue = useWords(catalogueWords)
  const product = toProduct(reply)
  const { name, priceCents, stock } = product
  const said = [
    name,
    catalogue.detailPrice(formatAmount(priceCents)),
    stock === 0 ? catalogue.soldOut : catalogue.inStock(stock),
  ]
  return (
    <>
      <StillPreview title={words.card} description={words.described(words.card, said)} width="card">
        <ProductCard product={product} heading="h3" sizes="17rem" />
      </StillPreview>
      <StillPreview title={words.page} description={words.described(words.page, said)} width="page">
        {/* Another picture has no placeholder of the one before it. */}
        <ProductHead key={product.picture} product={product} />
        <ProductFacts product={product} />
      </StillPreview>
    </>
  )
}
