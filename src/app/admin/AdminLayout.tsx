import type { ReactNode } from 'react'
import type { StaffMember } from '../../../contract/api/staff/staffSession'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { useFollowStaffEventsQuery } from '../../features/admin/events/staffEventsApi'
import { MemberContext } from '../../features/admin/session/useMember'
import { useStaffSignOutMutation } from '../../features/admin/session/staffSessionApi'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Mark } from '../../ui/Mark'
import { NavLink } from '../../ui/NavLink'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './AdminLayout.module.css'

/** What every room of the admin shares. */
export function AdminLayout({ member, children }: { member: StaffMember; children: ReactNode }) {
  const words = useWords(adminLayoutWords)
  const { seller } = useSettings()
  useFollowStaffEventsQuery(undefined)
  const [signOut, { isLoading }] = useStaffSignOutMutation()
  return (
    <MemberContext value={member}>
      <header className={styles.header}>
        <Link to={adminPaths.today} className={styles.name}>
          <Mark />
          {words.shop(seller.name)}
        </Link>
        <nav aria-label={words.rooms} className={styles.rooms}>
          <NavLink end to={adminPaths.today}>
            {words.today}
          </NavLink>
          <NavLink to={adminPaths.orders}>{words.orders}</NavLink>
          <NavLink to={adminPaths.withdrawals}>{words.withdrawals}</NavLink>
          {member.role === 'gérant' && (
            <NavLink to={adminPaths.promotions}>{words.promotions}</NavLink>
          )}
          {member.role !== 'comptable' && (
            <NavLink to={adminPaths.clients}>{words.clients}</NavLink>
          )}
          {member.role !== 'préparation' && (
            <NavLink to={adminPaths.figures}>{words.figures}</NavLink>
          )}
          <NavLink to={adminPaths.team}>{words.team(member.role)}</NavLink>
          {member.role === 'gérant' && <NavLink to={adminPaths.settings}>{words.settings}</NavLink>}
          {member.role !== 'préparation' && (
            <NavLink to={adminPaths.documents}>{words.documents}</NavLink>
          )}
        </nav>
        <div className={styles.member}>
          <span title={member.email}>{words.member(member.email, member.role)}</span>
          <Button variant="quiet" isBusy={isLoading} onClick={() => void signOut(undefined)}>
            {words.signOut}
          </Button>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </MemberContext>
  )
}
