import { writeHundredths } from '../../../contract/decimals'
import { factNames, type FactName } from '../../../contract/facts'
import { noWords, yesWords } from '../../../wording/catalogueFile'
import { categoryNames } from '../../../wording/replies/catalogue'
import type { Column } from './columns'
import { factText } from './factText'
import { picturesText } from './pictureCells'
import type { Product } from './planImport'
import { regularPrice } from './priceCells'

/** What a catalogue file contains about a product. */
export type FileProduct = Omit<
  Product,
  'id' | 'isTwin' | 'sortName' | 'earlierPriceCents' | 'createdAt'
>
type ProductColumn = Exclude<Column, 'stockExported' | 'exportedAt' | 'stockCounted' | 'stockMoved'>

const factTexts = Object.fromEntries(
  factNames.map((name) => [name, ({ facts }: FileProduct) => factText(facts, name)]),
) as Record<FactName, (product: FileProduct) => string>

/** A product's cells as text for people. */
export const cellTexts: Record<ProductColumn, (product: FileProduct) => string> = {
  serial: ({ serial }) => serial,
  name: ({ name }) => name,
  category: ({ categoryId }) => categoryNames[categoryId] ?? '',
  price: (product) => writeHundredths(regularPrice(product)),
  reducedPrice: ({ priceCents, regularPriceCents }) =>
    regularPriceCents === null ? '' : writeHundredths(priceCents),
  reducedUntil: ({ reducedUntil }) => reducedUntil ?? '',
  vat: ({ vatRate }) => String(vatRate / 100).replace('.', ','),
  weight: ({ weightGrams }) => (weightGrams === null ? '' : String(weightGrams)),
  soldByWeight: ({ soldByWeight }) => yesOrNo(soldByWeight),
  country: ({ country }) => country ?? '',
  stock: ({ stock }) => String(stock),
  picture: ({ picture }) => picture ?? '',
  furtherPictures: ({ furtherPictures }) => picturesText(furtherPictures),
  featured: ({ featured }) => yesOrNo(featured),
  retired: ({ retired }) => yesOrNo(retired),
  deliveryExtra: ({ deliveryExtraCents }) => writeHundredths(deliveryExtraCents),
  pickupOnly: ({ pickupOnly }) => yesOrNo(pickupOnly),
  description: ({ description }) => description,
  ...factTexts,
}

export const productColumns = Object.keys(cellTexts) as ProductColumn[]

function yesOrNo(value: boolean): string {
  return (value ? yesWords[0] : noWords[0]) ?? ''
}
