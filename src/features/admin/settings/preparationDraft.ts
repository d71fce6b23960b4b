import type { PreparationValue } from '../../../../contract/api/staff/staffSettingValues'
import type { Weekday } from '../../../../contract/weekdays'
import { readCount, type Faults } from '../parts/readTyped'

export type PreparationDraft = {
  days: string
  workingDays: Weekday[]
  cutOff: string
  from: string
  to: string
  carrierDays: Weekday[]
}

export function toPreparationDraft(value: PreparationValue): PreparationDraft {
  const { days, workingDays, cutOff, transit } = value
  return {
    days: String(days),
    workingDays,
    cutOff: cutOff ?? '',
    from: String(transit.from),
    to: String(transit.to),
    carrierDays: transit.workingDays,
  }
}

/** What was typed, and the fields that cannot be read. */
export function readPreparation(draft: PreparationDraft) {
  const faults: Faults = {}
  function count(typed: string, place: string): number {
    const value = readCount(typed)
    if (value === null) faults[place] = 'count'
    return value ?? 0
  }
  const value: PreparationValue = {
    days: count(draft.days, 'days'),
    workingDays: draft.workingDays,
    cutOff: draft.cutOff || null,
    transit: {
      from: count(draft.from, 'transit.from'),
      to: count(draft.to, 'transit.to'),
      workingDays: draft.carrierDays,
    },
  }
  return { value, faults }
}
