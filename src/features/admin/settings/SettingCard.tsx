import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { WithNews } from '../news/WithNews'
import { ResetSetting } from './ResetSetting'
import { SettingHistory } from './SettingHistory'
import { SettingLines } from './SettingLines'
import styles from './settings.module.css'

type Props = {
  name: SettingName
  setting: StaffSetting
  /** What follows from it today. */
  note?: string
  /** Its form, for as long as it is open. */
  children: (close: () => void) => ReactNode
}

/** What a setting says, its form behind a button, and its history beside it. */
export function SettingCard({ name, setting, note, children }: Props) {
  const words = useWords(adminSettingsWords)
  const id = useId()
  // The operator decides the whole of it.
  const isFixed = setting.fixed.some(({ place }) => place === '')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone with the form.
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.main}>
        <h2 id={id}>{words.titles[name]}</h2>
        <WithNews>
          <SettingLines lines={setting.lines} />
          {note && <p className={styles.note}>{note}</p>}
          {setting.fixed.length > 0 && (
            <p className={styles.note}>
              {words.someFixed(setting.fixed.map(({ name: setBy }) => setBy))}
            </p>
          )}
          {isOpen && children(() => setOpen(false))}
          {!isOpen && !isFixed && (
            <div className={styles.buttons}>
              <Button
                ref={opener}
                aria-label={words.change(words.titles[name])}
                onClick={() => setOpen(true)}
              >
                {words.changeShort}
              </Button>
            </div>
          )}
          {!isOpen && !isFixed && !setting.is_initial && (
            <ResetSetting name={name} setting={setting} />
          )}
        </WithNews>
      </div>
      <SettingHistory history={setting.history} />
    </section>
  )
}
