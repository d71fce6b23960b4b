import type { BestChoice } from '../../../../contract/api/staff/staffSettings'
import { adminHomeWords } from '../../../../wording/admin/home'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { MoveButtons } from '../parts/MoveButtons'
import styles from './settings.module.css'

type Props = {
  choice: BestChoice
  /** From 0. */
  place: number
  count: number
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** A chosen product, its place among the others, and the way out. */
export function BestItem({ choice, place, count, onMove, onRemove }: Props) {
  const words = useWords(adminHomeWords)
  const { serial, name, retired, stock } = choice
  const state = retired ? words.retired : stock === 0 && words.soldOut
  return (
    <li>
      <div className={styles.choice}>
        <span>
          <b>{name}</b>{' '}
          <span className={styles.quiet}>
            {[words.serial(serial), state].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={styles.buttons}>
          <MoveButtons
            words={words}
            names={{ earlier: words.earlierName(name), later: words.laterName(name) }}
            place={place}
            count={count}
            onMove={onMove}
          />
          <Button variant="quiet" aria-label={words.removeName(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </span>
      </div>
    </li>
  )
}
