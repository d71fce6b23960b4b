import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { Form } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import styles from './settings.module.css'
import { useSettingDraft } from './useSettingDraft'

type Opening = StaffSettings['opening']
const toDraft = ({ note }: Opening['value']) => ({ note: note ?? '' })
/** The form stays where it is once its sentence is stored. */
const onClose = () => undefined

/**
 * Closes the shop to orders by one press, with a sentence for shoppers if there is one; changes the
 * sentence of a shop that is closed.
 */
export function CloseShop({ setting }: { setting: Opening }) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('opening', { setting, onClose }, toDraft)
  const { draft, edit } = edited
  async function submit() {
    const note = draft.note.trim()
    edit({ note })
    return edited.save({ isOpen: false, note: note || null })
  }
  return (
    <div className={styles.form}>
      <Form submit={setting.value.isOpen ? words.closeShop : words.changeNote} onSubmit={submit}>
        <Field
          name="note"
          label={words.closedNote}
          hint={words.closedNoteHint}
          value={draft.note}
          onChange={({ target }) => edit({ note: target.value })}
        />
      </Form>
      {edited.isOutdated && <ChangedMeanwhile {...edited} />}
    </div>
  )
}
