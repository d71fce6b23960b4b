import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { categoryNames } from '../../../../wording/replies/catalogue'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'

/** The goods that a code lowers. */
export function PromotionCategory() {
  const words = useWords(adminPromotionsWords)
  return (
    <Select name="category" label={words.category}>
      <option value="">{words.allCategories}</option>
      {Object.entries(categoryNames).map(([category, name]) => (
        <option key={category} value={category}>
          {name}
        </option>
      ))}
    </Select>
  )
}
