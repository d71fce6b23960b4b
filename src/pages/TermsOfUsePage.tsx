import { termsOfUse } from '../../wording/legal/termsOfUse'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function TermsOfUsePage() {
  return <LegalPage text={termsOfUse(useSettings())} />
}
