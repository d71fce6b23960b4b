import { termsOfSale } from '../../wording/legal/termsOfSale'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function TermsOfSalePage() {
  return <LegalPage text={termsOfSale(useSettings())} />
}
