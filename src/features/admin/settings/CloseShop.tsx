import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import styles from './settings.module.css'
import { useChangeStaffSettingMutation } from './staffSettingsApi'

type Props = { setting: Pick<StaffSettings['opening'], 'version' | 'value'> }

/**
 * Closes the shop to orders by one press, with a sentence for shoppers if there is one; changes the
 * sentence of a shop that is closed.
 */
export function CloseShop({ setting: { version, value: stored } }: Props) {
  const words = useWords(adminSettingsWords)
  const news = useStaffNews()
  const [change] = useChangeStaffSettingMutation()
  async function submit({ note = '' }: FormValues) {
    const value = { isOpen: false, note: note.trim() || null }
    try {
      news.done(await change({ id: 'opening', version, value }).unwrap())
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <div className={styles.form}>
      <Form submit={stored.isOpen ? words.closeShop : words.changeNote} onSubmit={submit}>
        <Field
          name="note"
          maxLength={200}
          label={words.closedNote}
          hint={words.closedNoteHint}
          defaultValue={stored.note ?? ''}
        />
      </Form>
    </div>
  )
}
