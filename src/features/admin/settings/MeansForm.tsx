import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { MeansChecks } from './MeansChecks'
import { readMeans, toMeansDraft } from './meansDraft'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { TransferFields } from './TransferFields'
import { useSettingDraft } from './useSettingDraft'

type Props = { setting: StaffSettings['means']; onClose: () => void }

/** What the checkout offers, in which order, and the account for transfers. */
export function MeansForm(props: Props) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('means', props, toMeansDraft)
  const { draft, edit } = edited
  return (
    <SettingForm edited={edited} read={() => readMeans(draft, props.setting.value)}>
      <p className={styles.quiet}>{words.meansHint}</p>
      <MeansChecks draft={draft} possible={props.setting.possible} onChange={edit} />
      {draft.on.includes('transfer') && <TransferFields draft={draft} onChange={edit} />}
      {draft.on.includes('counter') && (
        <Field
          name="counterDays"
          inputMode="numeric"
          maxLength={3}
          label={words.counterDays}
          hint={words.counterHint}
          value={draft.counterDays}
          onChange={({ target }) => edit({ counterDays: target.value })}
        />
      )}
    </SettingForm>
  )
}
