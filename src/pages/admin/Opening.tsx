import { adminSessionWords } from '../../../wording/admin/session'
import { OpeningForm } from '../../features/admin/session/OpeningForm'
import styles from '../../features/admin/session/session.module.css'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useLinkToken } from '../../ui/useLinkToken'
import { useAdminTitle } from './useAdminTitle'

export function Opening() {
  const words = useWords(adminSessionWords)
  const token = useLinkToken()
  useAdminTitle(words.openingTitle)
  return (
    <main className={styles.narrow}>
      <PageHeading>{words.openingTitle}</PageHeading>
      {token ? <OpeningForm token={token} /> : <Panel>{words.noToken}</Panel>}
    </main>
  )
}
