import type { BestChoice } from '../../../../contract/api/staff/staffSettings'
import type { BestProductsValue } from '../../../../contract/api/staff/staffSettingValues'

/** The chosen products with what is known of them; of one that is unknown, its reference. */
export function toChoices(value: BestProductsValue, best: readonly BestChoice[]): BestChoice[] {
  const bySerial = new Map(best.map((choice) => [choice.serial, choice]))
  return value.map(
    (serial) => bySerial.get(serial) ?? { serial, name: serial, retired: true, stock: 0 },
  )
}
