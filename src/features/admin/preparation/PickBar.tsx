import { useEffect, useRef, type ReactNode } from 'react'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { useWords } from '../../../ui/Shop'
import styles from './OrderPicker.module.css'

type Props = {
  /** The orders of the page. */
  ids: readonly number[]
  /** Those that are ticked, also where they are on it no more. */
  chosen: readonly number[]
  onPick: (ids: readonly number[]) => void
  children: ReactNode
}

/** Ticks all orders of the page as well or none at all, and has the buttons for those that are ticked. */
export function PickBar({ ids, chosen, onPick, children }: Props) {
  const words = useWords(adminPreparationWords)
  const all = useRef<HTMLInputElement>(null)
  const count = chosen.length
  const isAll = ids.every((id) => chosen.includes(id))
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
          onChange={() => onPick(isAll ? [] : [...chosen, ...ids])}
        />
        {words.pickAll(ids.length)}
      </label>
      <span className={styles.count}>{words.picked(count)}</span>
      {children}
    </div>
  )
}
