import type { BestChoice } from '../../../../contract/api/staff/staffSettings'
import type { BestProductsValue } from '../../../../contract/api/staff/staffSettingValues'

/** The chosen products with what is known of them; of one that is unknown, its reference. */
export function toChoices(value: BestProductsValue, best: readonly BestChoice[]): BestChoice[] {
  const bySerial = new Map(best.map((choice) => [choice.serial, choice]))
  return value.map(
    (serial) => bySerial.get(serial) ?? { serial, name: serial, retired: true, stock: 0 },
  )
}

/** The list with this product a place earlier or later. */
export function moveBest(
  chosen: readonly BestChoice[],
  serial: string,
  step: 1 | -1,
): BestChoice[] {
  const moved = [...chosen]
  const place = moved.findIndex((one) => one.serial === serial)
  const [one, other] = [moved[place], moved[place + step]]
  if (one && other) {
    moved[place] = other
    moved[place + step] = one
  }
  return moved
}
