import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { StaffMember } from '../../../contract/api/staff/staffSession'
import { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { shownProblem } from '../../api/Problem'
import { useFollowStaffEventsQuery } from '../../features/admin/events/staffEventsApi'
import { ChangeProblem } from '../../features/admin/news/ChangeProblem'
import { createTickedLists, TickedListsContext } from '../../features/admin/preparation/useTicks'
import { MemberContext } from '../../features/admin/session/useMember'
import { useStaffSignOutMutation } from '../../features/admin/session/staffSessionApi'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Mark } from '../../ui/Mark'
import { NavLink } from '../../ui/NavLink'
import { useSettings, useWords } from '../../ui/Shop'
import { SkipLink } from '../SkipLink'
import { useScrollRestoration } from '../useScrollRestoration'
import styles from './AdminLayout.module.css'
import { fetchRooms } from './fetchRooms'
import { namedRooms } from './rooms'

type Props = {
  member: StaffMember
  /** Their session has ended. */
  isOver: boolean
  children: ReactNode
}

/** What every room of the admin shares. */
export function AdminLayout({ member, isOver, children }: Props) {
  const words = useWords(adminLayoutWords)
  const main = useRef<HTMLElement>(null)
  useScrollRestoration(main)
  const { seller } = useSettings()
  const [signOut, { isLoading, error }] = useStaffSignOutMutation()
  // What changes from then on would be asked for by nobody, and refused.
  useFollowStaffEventsQuery(undefined, { skip: isLoading || isOver })
  const [tickedLists] = useState(createTickedLists)
  useEffect(() => fetchRooms(member.role), [member.role])
  return (
    <MemberContext value={member}>
      <SkipLink target={main} />
      <header className={styles.header}>
        <Link to={adminPaths.today} className={styles.name}>
          <Mark />
          {words.shop(seller.name)}
        </Link>
        <nav aria-label={words.rooms} className={styles.rooms}>
          {namedRooms.map(({ path, may }) => {
            const roles: readonly StaffRole[] = may
            const name = words[path]
            return (
              roles.includes(member.role) && (
                <NavLink key={path} end={path === 'today'} to={adminPaths[path]}>
                  {typeof name === 'string' ? name : name(member.role)}
                </NavLink>
              )
            )
          })}
        </nav>
        <div className={styles.member}>
          <span title={member.email}>{words.member(member.email, member.role)}</span>
          <ChangeProblem problem={error ? shownProblem(error, words.failed).message : null} />
          <Button
            data-leaves
            variant="quiet"
            isBusy={isLoading}
            onClick={() => void signOut(undefined)}
          >
            {words.signOut}
          </Button>
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <TickedListsContext value={tickedLists}>{children}</TickedListsContext>
      </main>
    </MemberContext>
  )
}
