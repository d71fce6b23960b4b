import type { OpeningHours } from '../../../contract/api/openingHours'
import { addDays } from '../../../contract/parisianDays'
import { dateWords } from '../../../wording/dates'
import { deliveryWords } from '../../../wording/delivery'
import { timeWords } from '../../../wording/openingHours'
import { useWords } from '../../ui/Shop'
import styles from './OpenNow.module.css'
import { openState, type OpenState } from './openState'
import { useMinute } from './useMinute'

/** Whether the shop is open now, and until when; nothing if it does not publish its hours. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const words = useWords(deliveryWords)
  const state = openState(hours, useMinute())
  if (!state) return null
  return (
    <p className={state.isOpen ? styles.open : styles.closed}>
      {state.isOpen ? openWords(words, state) : closedWords(words, state)}
    </p>
  )
}

type Words = (typeof deliveryWords)['specified']

function openWords(words: Words, { until, today }: OpenState): string {
  // Open all night, and beyond.
  if (!until || until.day > addDays(today, 1)) return words.open
  return words.openUntil(timeWords(until.time))
}

function closedWords(words: Words, { until, today }: OpenState): string {
  if (!until) return words.closed
  const time = timeWords(until.time)
  if (until.day === today) return words.opensToday(time)
  if (until.day === addDays(today, 1)) return words.opensTomorrow(time)
  return words.opensOn(dateWords(until.day), time)
}
