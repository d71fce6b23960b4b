import type { SettingAct } from '../../../../contract/api/staff/staffSettings'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import styles from './settings.module.css'

type Acts = readonly SettingAct[]
const shownAtFirst = 2

/** The last changes of a setting, newest first: who, when, before and after. */
export function SettingHistory({ history }: { history: Acts }) {
  const words = useWords(adminSettingsWords)
  const older = history.slice(shownAtFirst)
  return (
    <div className={styles.history}>
      <h3>{words.history}</h3>
      {history.length === 0 && <p className={styles.quiet}>{words.noHistory}</p>}
      <Changes acts={history.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <Fold summary={words.older(older.length)}>
          <Changes acts={older} />
        </Fold>
      )}
    </div>
  )
}

function Changes({ acts }: { acts: Acts }) {
  const words = useWords(adminSettingsWords)
  if (acts.length === 0) return null
  return (
    <ol>
      {acts.map((act, place) => (
        <li key={place}>
          <div className={styles.quiet}>
            <time dateTime={act.at}>{words.moment(act.at)}</time>, {act.who ?? words.terminal}
          </div>
          {act.is_reset && <b>{words.wasReset}</b>}
          <Lines title={words.before} lines={act.before} />
          <Lines title={words.after} lines={act.after} />
        </li>
      ))}
    </ol>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <dl>
      <dt>{title}</dt>
      {lines.map((line, place) => (
        <dd key={place}>{line}</dd>
      ))}
    </dl>
  )
}
