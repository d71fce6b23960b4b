import { useSettings } from '../../../ui/Shop'

/** Whether the shop charges no VAT, and every rate of what is shown is 0 or none. */
export function useIsExempt(rates: readonly (number | null)[]): boolean {
  const { vatFranchise } = useSettings().seller
  return vatFranchise && rates.every((rate) => !rate)
}
