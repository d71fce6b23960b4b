import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './settings.module.css'

type Props = {
  setting: Pick<StaffSetting, 'history'>
  keepTyped: () => void
  takeStored: () => void
}

/** Somebody changed the setting while one typed: whose words count is for the typist to say. */
export function ChangedMeanwhile({ setting, keepTyped, takeStored }: Props) {
  const words = useWords(adminSettingsWords)
  const last = setting.history[0]
  return (
    <div role="alert" className={styles.outdated}>
      <p>{words.outdated(last?.who ?? null, last?.at ?? null)}</p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={keepTyped}>
          {words.keepTyped}
        </Button>
        <Button variant="quiet" onClick={takeStored}>
          {words.takeStored}
        </Button>
      </div>
    </div>
  )
}
