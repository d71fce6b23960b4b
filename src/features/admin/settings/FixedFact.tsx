import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import styles from './settings.module.css'

type Props = { label: string; fixed: StaffSetting['fixed'][number] }

/** What the operator has set, which the shopkeeper reads. */
export function FixedFact({ label, fixed }: Props) {
  const words = useWords(adminSettingsWords)
  return (
    <p className={styles.fixed}>
      <b>{label}</b>
      <span>{fixed.value}</span>
      <span className={styles.quiet}>{words.fixed(fixed.name)}</span>
    </p>
  )
}
