import { useEffect, useId, useRef } from 'react'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { WithNews } from '../news/WithNews'
import { CloseShop } from './CloseShop'
import { OpenShop } from './OpenShop'
import { SettingHistory } from './SettingHistory'
import { SettingLines } from './SettingLines'
import styles from './settings.module.css'

/** Whether the shop takes orders, and the press that changes it. */
export function OpeningCard({ setting }: { setting: StaffSettings['opening'] }) {
  const words = useWords(adminSettingsWords)
  const id = useId()
  const { isOpen } = setting.value
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    // The button that was pressed is gone.
    if (shown.current !== isOpen && document.activeElement === document.body)
      heading.current?.focus()
    shown.current = isOpen
  }, [isOpen])
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.main}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.titles.opening}
        </h2>
        <WithNews>
          <SettingLines lines={setting.lines} />
          {!isOpen && <OpenShop setting={setting} />}
          <CloseShop setting={setting} />
        </WithNews>
        <p className={styles.quiet}>
          {words.ordersGoOn} <Link to={adminPaths.shopOpening}>{words.toOpening}</Link>
        </p>
      </div>
      <SettingHistory history={setting.history} />
    </section>
  )
}
