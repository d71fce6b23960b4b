import { legalNotice } from '../../wording/legal/legalNotice'
import { LegalPage } from '../features/legal/LegalPage'
import { useSettings } from '../ui/Shop'

export function LegalNoticePage() {
  const text = legalNotice(useSettings())
  return <LegalPage text={text} title={text.title} />
}
