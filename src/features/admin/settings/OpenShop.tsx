import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import styles from './settings.module.css'
import { useChangeStaffSettingMutation } from './staffSettingsApi'

/** Opens the shop to orders by one press. */
export function OpenShop({ setting: { version } }: { setting: Pick<StaffSetting, 'version'> }) {
  const words = useWords(adminSettingsWords)
  const [change] = useChangeStaffSettingMutation()
  const value = { isOpen: true, note: null }
  return (
    <div className={styles.press}>
      <ActButton act={() => change({ id: 'opening', version, value }).unwrap()}>
        {words.openShop}
      </ActButton>
    </div>
  )
}
