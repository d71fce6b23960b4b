import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import styles from './settings.module.css'
import { useChangeStaffSettingMutation } from './staffSettingsApi'

/** Opens the shop to orders by one press. */
export function OpenShop({ setting: { version } }: { setting: Pick<StaffSetting, 'version'> }) {
  const words = useWords(adminSettingsWords)
  const [change] = useChangeStaffSettingMutation()
  const { run, problem, isBusy } = useStaffChange()
  const value = { isOpen: true, note: null }
  return (
    <div className={styles.press}>
      <ChangeProblem problem={problem} />
      <Button
        isBusy={isBusy}
        onClick={() => void run(() => change({ id: 'opening', version, value }).unwrap())}
      >
        {words.openShop}
      </Button>
    </div>
  )
}
