import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'
import { useSettings } from '../../../ui/Shop'

/** Whether the shop charges no VAT and nothing of these days has any. */
export function useIsExempt({ by_rate: rates }: StaffFigures): boolean {
  const { vatFranchise } = useSettings().seller
  return vatFranchise && rates.every(({ rate }) => rate === 0)
}
