import type { MeansValue } from '../../../../contract/api/staff/staffSettingValues'
import { providerNames, type ProviderName } from '../../../../contract/paymentMeans'
import { readCount, type Faults } from '../parts/readTyped'

/** Every means in the order of the list, and those that are on; days as they are typed. */
export type MeansDraft = {
  order: ProviderName[]
  on: ProviderName[]
  iban: string
  bic: string
  holder: string
  transferDays: string
  counterDays: string
}

export function toMeansDraft({ offered, transferDays, counterDays, ...account }: MeansValue) {
  return {
    order: [...offered, ...providerNames.filter((name) => !offered.includes(name))],
    on: [...offered],
    ...account,
    transferDays: String(transferDays),
    counterDays: String(counterDays),
  } satisfies MeansDraft
}

/** What is typed for a means that is off is not shown, so what is stored for it stays. */
export function readMeans(
  { order, on, ...shown }: MeansDraft,
  stored: MeansValue,
): { value: MeansValue; faults: Faults } {
  const { iban, bic, holder, transferDays, counterDays } = toMeansDraft(stored)
  const typed = {
    ...shown,
    ...(!on.includes('transfer') && { iban, bic, holder, transferDays }),
    ...(!on.includes('counter') && { counterDays }),
  }
  const faults: Faults = {}
  const days = (field: 'transferDays' | 'counterDays') => {
    const count = readCount(typed[field])
    if (count === null) faults[field] = 'count'
    return count ?? 0
  }
  const value = {
    ...typed,
    offered: order.filter((name) => on.includes(name)),
    transferDays: days('transferDays'),
    counterDays: days('counterDays'),
  }
  return { value, faults }
}
