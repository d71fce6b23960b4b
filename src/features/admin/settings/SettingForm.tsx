import type { ReactNode } from 'react'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import type { FormProblem } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { AdminForm } from '../parts/AdminForm'
import type { Faults } from '../parts/readTyped'
import { GroupError } from './GroupError'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import styles from './settings.module.css'

type Props<Value> = {
  edited: {
    setting: Parameters<typeof ChangedMeanwhile>[0]['setting']
    isOutdated: boolean
    takeStored: () => void
    keepTyped: () => void
    save: (value: Value) => Promise<FormProblem | null>
    onClose: () => void
  }
  /** What was typed as a value, or what cannot be read. */
  read: () => { value: Value; faults: Faults }
  children: ReactNode
}

/** The form of a setting: saved by one press, and left as it was by another. */
export function SettingForm<Value>({ edited, read, children }: Props<Value>) {
  const words = useWords(adminSettingsWords)
  async function submit() {
    const { value, faults } = read()
    const wrong = Object.entries(faults).map(([place, kind]) => [place, words.wrong[kind]])
    if (wrong.length === 0) return edited.save(value)
    return { message: words.correct, fields: Object.fromEntries(wrong) as Record<string, string> }
  }
  return (
    <div className={styles.form}>
      <AdminForm submit={words.save} onSubmit={submit}>
        {children}
        <GroupError name="" />
      </AdminForm>
      {edited.isOutdated && <ChangedMeanwhile {...edited} />}
      <Button variant="quiet" onClick={edited.onClose}>
        {words.cancel}
      </Button>
    </div>
  )
}
