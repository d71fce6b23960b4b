import { useId } from 'react'
import { staffRoles, type StaffRole } from '../../../../contract/staffRoles'
import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import styles from './team.module.css'

/** Which role somebody gets, each with what it may do. */
export function RoleField({ current }: { current: StaffRole }) {
  const words = useWords(adminTeamWords)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.role}</label>
      <select id={id} name="role" defaultValue={current}>
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {words.roles[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
