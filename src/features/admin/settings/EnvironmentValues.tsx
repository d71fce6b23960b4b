import type { StaffEnvironment } from '../../../../contract/api/staff/staffSettings'
import { environmentGroups, type EnvironmentGroup } from '../../../../contract/environmentNames'
import { sellerSettings } from '../../../../contract/sellerFacts'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { useWords } from '../../../ui/Shop'
import styles from './settings.module.css'

const facts: readonly string[] = Object.values(sellerSettings)
const isFact = (name: string) => facts.includes(name)

type Props = Pick<StaffEnvironment, 'values'> & { group: EnvironmentGroup }

/** A group of what the operator sets; secrets are set or not. */
export function EnvironmentValues({ group, values }: Props) {
  const words = useWords(adminEnvironmentWords)
  const names: readonly string[] = environmentGroups[group]
  return (
    <dl className={styles.values}>
      {values
        // What the shopkeeper sets is above.
        .filter(({ name, is_set: isSet }) => names.includes(name) && (isSet || !isFact(name)))
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
