import { privacy } from '../../wording/legal/privacy'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function PrivacyPage() {
  return <LegalPage text={privacy(useSettings())} />
}
