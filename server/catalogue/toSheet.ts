import type { WholeProductReply } from '../../contract/api/catalogue'
import { sheetWords as words } from '../../wording/sheet'
import type { PageSettings } from '../../contract/site/pageSettings'
import { isFood, type Described } from './missingOnSheet'

type Sheet = WholeProductReply['product_sheet']
type Row = keyof typeof words.titles
export type SheetSource = {
  seller: PageSettings['seller']
  /** Where the official guarantee notice is; null without one. */
  guaranteeNotice: { url: string } | null
}

/** What the law wants said of a product, as titled texts. */
export function toSheet(product: Described, { seller, guaranteeNotice }: SheetSource): Sheet {
  const texts: Partial<Record<Row, string>> = { ...defaults(product, seller), ...product.facts }
  const rows = (Object.keys(words.titles) as Row[]).flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [{ name, title: words.titles[name], text }]
  })
  if (guaranteeNotice === null) return rows
  const { guarantee: title, guaranteeNotice: text } = words
  return [{ name: 'guarantee', title, text, url: guaranteeNotice.url }, ...rows]
}

/** What a food's sheet says without a field of its own. */
function defaults(product: Described, seller: PageSettings['seller']) {
  const { weightGrams, facts } = product
  if (!isFood(product)) return {}
  return {
    ...(weightGrams !== null && { netQuantity: words.grams(weightGrams) }),
    ...(facts.operator === undefined && {
      operator: seller.legalName || seller.name,
      operatorAddress: seller.address,
    }),
  }
}
