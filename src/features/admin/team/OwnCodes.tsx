import { useState } from 'react'
import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { RecoveryCodes } from '../session/RecoveryCodes'
import { useRenewRecoveryCodesMutation } from './staffTeamApi'
import styles from './team.module.css'

/** How many recovery codes are left, and new ones, shown once. */
export function OwnCodes({ left }: { left: number }) {
  const words = useWords(adminTeamWords)
  const [renew] = useRenewRecoveryCodesMutation()
  const [codes, setCodes] = useState<readonly string[]>([])
  async function renewCodes() {
    setCodes((await renew(undefined).unwrap()).recovery_codes)
    return { message: words.codesRenewed }
  }
  return (
    <section className={styles.card}>
      <h3>{words.codes}</h3>
      <p>{codes.length > 0 ? words.codesNew : words.codesLeft(left)}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <ActButton variant="quiet" act={renewCodes}>
        {words.codesRenew}
      </ActButton>
    </section>
  )
}
