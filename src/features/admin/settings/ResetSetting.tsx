import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import styles from './settings.module.css'
import { useResetStaffSettingMutation } from './staffSettingsApi'

type Props = { name: SettingName; setting: Pick<StaffSetting, 'version' | 'initial'> }

/** Returns a setting to what it said at first, which is shown before. */
export function ResetSetting({ name, setting: { version, initial } }: Props) {
  const words = useWords(adminSettingsWords)
  const [reset] = useResetStaffSettingMutation()
  return (
    <Fold summary={words.reset}>
      <div>
        <p>{words.resetWhat}</p>
        <ul className={styles.lines}>
          {initial.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ul>
        <ActButton act={() => reset({ id: name, version }).unwrap()}>{words.resetSave}</ActButton>
      </div>
    </Fold>
  )
}
