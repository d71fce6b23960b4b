import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import type { AskedFigures } from './askedFigures'
import { FigurePart } from './FigurePart'
import { FigureTable } from './FigureTable'
import { useIsExempt } from '../parts/useIsExempt'

type Props = { figures: StaffFigures; asked: AskedFigures }

/** What was sold by category, product, VAT rate and means of payment. */
export function SalesTables({ figures, asked }: Props) {
  const words = useWords(adminFiguresWords)
  const euros = (cents: number) => words.euros(formatAmount(cents))
  const isExempt = useIsExempt(figures.by_rate.map(({ rate }) => rate))
  const { by_category: categories, by_product: products } = figures
  return (
    <>
      <FigurePart name={words.byCategory} table="rayons" asked={asked} what={words.withoutFees}>
        <FigureTable
          label={words.byCategory}
          headings={[words.category, words.earlier]}
          hasBars
          rows={categories.map((row) => ({ ...row, cells: [euros(row.before_cents)] }))}
        />
      </FigurePart>
      <FigurePart
        name={words.byProduct}
        table="produits"
        asked={asked}
        what={words.withoutFees}
        onlyFirst={!figures.has_all_products && products.length}
      >
        <FigureTable
          label={words.byProduct}
          headings={[words.product, words.pieces]}
          hasBars
          rows={products.map((row) => ({
            ...row,
            detail: `${row.serial}, ${row.category}`,
            cells: [row.pieces],
          }))}
        />
      </FigurePart>
      {!isExempt && (
        <FigurePart name={words.byRate} table="taux" asked={asked}>
          <FigureTable
            label={words.byRate}
            headings={[words.rateHeading, words.vat]}
            rows={figures.by_rate.map((row) => ({
              ...row,
              name: words.rate(row.rate),
              cells: [euros(row.vat_cents)],
            }))}
          />
        </FigurePart>
      )}
      <FigurePart name={words.byMeans} table="moyens" asked={asked}>
        <FigureTable
          label={words.byMeans}
          headings={[words.meansHeading, words.orders]}
          rows={figures.by_means.map((row) => ({
            ...row,
            name: row.means === null ? words.noMeans : words.means[row.means],
            cells: [row.orders],
          }))}
        />
      </FigurePart>
    </>
  )
}
