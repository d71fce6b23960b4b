import { catalogueWords } from '../../../../wording/catalogue'
import { searchWords } from '../../../../wording/search'
import { Picture } from '../../../ui/Picture'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './Suggestions.module.css'
import type { Suggestion } from './useSuggestions'

type Props = Suggestion & { id: string; isActive: boolean; onChoose: () => void }

/** A product with its picture and price, or a fact with its facet. */
export function SuggestionOption({
  id,
  name,
  kind,
  picture,
  priceCents,
  unitPriceCents = null,
  isPerLitre = false,
  isActive,
  onChoose,
}: Props) {
  const { detailPrice } = useWords(catalogueWords)
  const { unitPrice } = useWords(searchWords)
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      // Before the field loses the focus, which closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {priceCents !== undefined && <Picture picture={picture ?? null} alt="" sizes="3rem" />}
      <span>{name}</span>
      <span className={styles.aside}>
        {priceCents === undefined ? kind : <Price cents={priceCents} words={detailPrice} />}
        {unitPriceCents !== null && (
          <>
            <br />
            <Price cents={unitPriceCents} words={unitPrice(isPerLitre)} />
          </>
        )}
      </span>
    </button>
  )
}
