import { adminSessionWords } from '../../../wording/admin/session'
import { InvitationForm } from '../../features/admin/session/InvitationForm'
import styles from '../../features/admin/session/session.module.css'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useLinkToken } from '../../ui/useLinkToken'
import { useAdminTitle } from './useAdminTitle'

export function Invitation() {
  const words = useWords(adminSessionWords)
  const token = useLinkToken()
  useAdminTitle(words.invitationTitle)
  return (
    <main className={styles.narrow}>
      <PageHeading>{words.invitationTitle}</PageHeading>
      {token ? <InvitationForm token={token} /> : <Panel>{words.noToken}</Panel>}
    </main>
  )
}
