import type { StaffEnvironment } from '../../../../contract/api/staff/staffSettings'
import { environmentGroups, type EnvironmentGroup } from '../../../../contract/environmentNames'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { useWords } from '../../../ui/Shop'
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
            <Values group={group} values={values} />
          </section>
        ))}
      </div>
    </section>
  )
}

function Values({ group, values }: Props & { group: EnvironmentGroup }) {
  const words = useWords(adminEnvironmentWords)
  const names: readonly string[] = environmentGroups[group]
  return (
    <dl className={styles.values}>
      {values
        .filter(({ name }) => names.includes(name))
        .map(({ name, value, is_set: isSet }) => (
          <div key={name}>
            <dt>
              {words.names[name]} <code>{name}</code>
            </dt>
            <dd data-is-set={isSet}>{value ?? (isSet ? words.set : words.unset)}</dd>
          </div>
        ))}
    </dl>
  )
}
