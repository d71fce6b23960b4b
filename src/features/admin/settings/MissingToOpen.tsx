import type { StaffEnvironment } from '../../../../contract/api/staff/staffSettings'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import styles from './settings.module.css'

/** What the shop still lacks to open lawfully. */
export function MissingToOpen({ missing, sheets }: Pick<StaffEnvironment, 'missing' | 'sheets'>) {
  const words = useWords(adminEnvironmentWords)
  return (
    <section>
      <h2>{words.missingTitle}</h2>
      {missing.length + sheets.length === 0 ? (
        <Panel>{words.nothingMissing}</Panel>
      ) : (
        <Panel className={styles.missing}>
          <p>{words.missing}</p>
          <ul>
            {missing.map(({ name, why }) => (
              <li key={name}>
                {why} <code>{name}</code>
              </li>
            ))}
            {sheets.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  )
}
