import { useId } from 'react'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { categoryNames } from '../../../../wording/replies/catalogue'
import { useWords } from '../../../ui/Shop'
import styles from './promotions.module.css'

/** The goods that a code lowers. */
export function PromotionCategory() {
  const words = useWords(adminPromotionsWords)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.category}</label>
      <select id={id} name="category">
        <option value="">{words.allCategories}</option>
        {Object.entries(categoryNames).map(([category, name]) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
