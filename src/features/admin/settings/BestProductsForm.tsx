import { useRef, useState } from 'react'
import type { BestChoice } from '../../../../contract/api/staff/staffSettings'
import type { BestProductsValue } from '../../../../contract/api/staff/staffSettingValues'
import { bestCount } from '../../../../contract/homeLimits'
import { adminHomeWords } from '../../../../wording/admin/home'
import { useWords } from '../../../ui/Shop'
import { BestFinder } from './BestFinder'
import { BestItem } from './BestItem'
import { GroupError } from './GroupError'
import { moveItem } from '../parts/moveItem'
import { toChoices } from './bestDraft'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useSettingDraft, type Edited } from './useSettingDraft'

type Props = Edited<BestProductsValue> & { best: readonly BestChoice[] }

/** Which products are first among the best, and in which order. */
export function BestProductsForm({ best, ...props }: Props) {
  const words = useWords(adminHomeWords)
  const edited = useSettingDraft('bestProducts', props, (value) => toChoices(value, best))
  const { draft: chosen, setDraft } = edited
  const [said, say] = useState('')
  const list = useRef<HTMLOListElement>(null)

  // The pressed button goes with its line.
  const focusList = () => list.current?.focus()
  function move(choice: BestChoice, step: 1 | -1) {
    const moved = moveItem(chosen, (one) => one === choice, step)
    setDraft(moved)
    say(words.moved(choice.name, moved.indexOf(choice) + 1))
  }
  function remove(choice: BestChoice) {
    setDraft(chosen.filter((one) => one !== choice))
    say(words.removed(choice.name))
    focusList()
  }
  function add(choice: BestChoice) {
    setDraft([...chosen, choice])
    say(words.added(choice.name, chosen.length + 1))
    focusList()
  }

  return (
    <SettingForm
      edited={edited}
      read={() => ({ value: chosen.map(({ serial }) => serial), faults: {} })}
    >
      <p className={styles.quiet}>{words.bestHint(bestCount)}</p>
      <ol ref={list} tabIndex={-1} className={styles.choices} aria-label={words.chosen}>
        {chosen.map((choice, place) => (
          <BestItem
            key={choice.serial}
            choice={choice}
            place={place}
            count={chosen.length}
            onMove={(step) => move(choice, step)}
            onRemove={() => remove(choice)}
          />
        ))}
      </ol>
      {chosen.length === 0 && <p>{words.noneChosen}</p>}
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      {chosen.length < bestCount ? (
        <BestFinder chosen={chosen} onAdd={add} />
      ) : (
        <p className={styles.quiet}>{words.isFull(bestCount)}</p>
      )}
      {chosen.map(({ serial }, place) => (
        <GroupError key={serial} name={`[${place}]`} />
      ))}
    </SettingForm>
  )
}
