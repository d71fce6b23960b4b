import { legalNotice } from '../../wording/legal/legalNotice'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function LegalNoticePage() {
  return <LegalPage text={legalNotice(useSettings())} />
}
