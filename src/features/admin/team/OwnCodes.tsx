import { useState } from 'react'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { RecoveryCodes } from '../session/RecoveryCodes'
import { useRenewRecoveryCodesMutation } from './staffTeamApi'
import styles from './team.module.css'

/** How many recovery codes are left, and new ones, shown once. */
export function OwnCodes({ left }: { left: number }) {
  const words = useWords(adminTeamWords)
  const [renew] = useRenewRecoveryCodesMutation()
  const { run, problem, isBusy } = useStaffChange()
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
      <ChangeProblem problem={problem} />
      <Button variant="quiet" isBusy={isBusy} onClick={() => void run(renewCodes)}>
        {words.codesRenew}
      </Button>
    </section>
  )
}
