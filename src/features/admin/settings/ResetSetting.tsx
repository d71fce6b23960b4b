import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { Fold } from '../parts/Fold'
import styles from './settings.module.css'
import { useResetStaffSettingMutation } from './staffSettingsApi'

type Props = { name: SettingName; setting: Pick<StaffSetting, 'version' | 'initial'> }

/** Returns a setting to what it said at first, which is shown before. */
export function ResetSetting({ name, setting: { version, initial } }: Props) {
  const words = useWords(adminSettingsWords)
  const [reset] = useResetStaffSettingMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <Fold summary={words.reset}>
      <div>
        <p>{words.resetWhat}</p>
        <ul className={styles.lines}>
          {initial.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ul>
        <ChangeProblem problem={problem} />
        <Button
          isBusy={isBusy}
          onClick={() => void run(() => reset({ id: name, version }).unwrap())}
        >
          {words.resetSave}
        </Button>
      </div>
    </Fold>
  )
}
