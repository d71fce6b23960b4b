import type { StaffEnvironment } from '../../../../contract/api/staff/staffSettings'
import { environmentGroups, type EnvironmentGroup } from '../../../../contract/environmentNames'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { useWords } from '../../../ui/Shop'
import { EnvironmentValues } from './EnvironmentValues'
import styles from './settings.module.css'

type Props = Pick<StaffEnvironment, 'values'>
const groups = Object.keys(environmentGroups) as EnvironmentGroup[]

/** What the operator sets on the server, under which name; secrets are set or not. */
export function Environment({ values }: Props) {
  const words = useWords(adminEnvironmentWords)
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{words.groups[group]}</h3>
            <EnvironmentValues group={group} values={values} />
          </section>
        ))}
      </div>
    </section>
  )
}
