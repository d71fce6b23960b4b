import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import styles from './settings.module.css'
import { useChangeStaffSettingMutation } from './staffSettingsApi'

/** Closes the shop to orders by one press, with a sentence for shoppers if there is one. */
export function CloseShop({ setting: { version } }: { setting: Pick<StaffSetting, 'version'> }) {
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
      <Form submit={words.closeShop} onSubmit={submit}>
        <Field name="note" maxLength={200} label={words.closedNote} hint={words.closedNoteHint} />
      </Form>
    </div>
  )
}
