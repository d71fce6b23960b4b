import { accessibility } from '../../wording/legal/accessibility'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function AccessibilityPage() {
  return <LegalPage text={accessibility(useSettings())} />
}
