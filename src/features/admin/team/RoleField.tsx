import { staffRoles, type StaffRole } from '../../../../contract/staffRoles'
import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'

/** Which role somebody gets, each with what it may do. */
export function RoleField({ current }: { current: StaffRole }) {
  const words = useWords(adminTeamWords)
  return (
    <Select name="role" label={words.role} defaultValue={current}>
      {staffRoles.map((one) => (
        <option key={one} value={one}>
          {words.roles[one]}
        </option>
      ))}
    </Select>
  )
}
