import { useState } from 'react'
import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import type { FormProblem } from '../../../ui/Form'
import { useStaffNews } from '../news/useStaffNews'
import { isSame } from '../parts/isSame'
import { useUnsaved } from '../parts/useUnsaved'
import { useChangeStaffSettingMutation } from './staffSettingsApi'

/** A setting as it is read, and what its form needs to come and go. */
export type Edited<Value> = {
  setting: StaffSetting & { value: Value }
  onClose: () => void
}

/** The parts of a list that is typed as one field. */
const toField = (place: string) => place.replace(/(prefixes|orkingDays|paragraphs)\[\d+\]$/, '$1')

/**
 * What is typed over a setting, and the version that was read with it. A change by somebody else
 * replaces what is shown, but never what was typed, unless it says the same: then the version stays
 * the one that was read, so that the server refuses it until the typist has chosen.
 */
export function useSettingDraft<Value, Draft>(
  name: SettingName,
  { setting, onClose }: Edited<Value>,
  toDraft: (value: Value) => Draft,
) {
  const stored = { version: setting.version, draft: toDraft(setting.value) }
  const [seen, setSeen] = useState(stored)
  const [draft, setDraft] = useState(seen.draft)
  const [change] = useChangeStaffSettingMutation()
  const news = useStaffNews()

  function takeStored() {
    setSeen(stored)
    setDraft(stored.draft)
  }
  const isNewer = setting.version > seen.version
  const isTyped = !isSame(draft, seen.draft)
  if (isNewer && (!isTyped || isSame(draft, stored.draft))) takeStored()
  useUnsaved(isTyped)

  return {
    setting,
    draft,
    /** Changes a part of the draft as it then is: an upload ends after more was typed. */
    edit: (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    setDraft,
    isOutdated: isNewer && isTyped,
    takeStored,
    keepTyped: () => setSeen(stored),
    onClose,
    async save(value: Value): Promise<FormProblem | null> {
      try {
        news.done(await change({ id: name, version: seen.version, value }).unwrap())
        onClose()
        return null
      } catch (error) {
        const { fields = {}, ...problem } = news.refuse(error)
        const placed = Object.entries(fields).map(([place, why]) => [toField(place), why])
        return { ...problem, fields: Object.fromEntries(placed) as Record<string, string> }
      }
    },
  }
}
