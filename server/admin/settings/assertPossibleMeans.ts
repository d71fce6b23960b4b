import type { MeansValue } from '../../../contract/api/staff/staffSettingValues'
import type { ProviderName } from '../../../contract/paymentMeans'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import type { Settings } from '../../settings'
import { SettingValueError } from '../../shop/SettingValueError'

const why: Partial<Record<ProviderName, string>> = {
  stripe: wanted.withoutStripe,
  demonstration: wanted.publicDemonstration,
}

/**
 * Throws a SettingValueError for means that this shop cannot offer; null is the default, a
 * demonstration. Where PAYMENT says what is offered, any value may wait.
 */
export function assertPossibleMeans({ payments }: Settings, value: MeansValue | null): void {
  if (payments.isFixed) return
  const offered = value?.offered ?? (['demonstration'] as const)
  const faults = offered.flatMap((name) =>
    payments.possible.includes(name) ? [] : [{ place: 'offered', wanted: why[name] ?? '' }],
  )
  if (faults.length > 0) throw new SettingValueError('means', faults)
}
