import { useEffect, useRef, type ReactNode } from 'react'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { useWords } from '../../../ui/Shop'
import styles from './OrderPicker.module.css'

type Props = {
  ids: readonly number[]
  /** How many are ticked. */
  count: number
  onPick: (ids: readonly number[]) => void
  children: ReactNode
}

/** Ticks all orders of the list or none, and has the buttons for those that are ticked. */
export function PickBar({ ids, count, onPick, children }: Props) {
  const words = useWords(adminPreparationWords)
  const all = useRef<HTMLInputElement>(null)
  const isAll = count === ids.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={all}
          type="checkbox"
          checked={isAll}
          onChange={() => onPick(isAll ? [] : ids)}
        />
        {words.pickAll(ids.length)}
      </label>
      <span className={styles.count}>{words.picked(count)}</span>
      {children}
    </div>
  )
}
