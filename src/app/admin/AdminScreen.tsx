import { Suspense, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { StaffMember } from '../../../contract/api/staff/staffSession'
import { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { useGetStaffSessionQuery } from '../../features/admin/session/staffSessionApi'
import { SignIn } from '../../pages/admin/SignIn'
import { UnknownRoom } from '../../pages/admin/UnknownRoom'
import { Failure } from '../../ui/Failure'
import { Waiting } from '../../ui/Waiting'
import { lazyComponent } from '../lazyComponent'
import { PageBoundary } from '../PageBoundary'
import { AdminLayout } from './AdminLayout'
import { rooms } from './rooms'
import { SignInAgain } from './SignInAgain'
import { StartAtTop } from './StartAtTop'

const { Component: Invitation } = lazyComponent(async () => {
  const page = await import(/* webpackChunkName: "invitation" */ '../../pages/admin/Invitation')
  return { Component: page.Invitation }
})

/** The screen of a path; a visitor signs in first, and stays there. */
export function AdminScreen() {
  const { pathname, search } = useLocation()
  const { currentData, error, refetch } = useGetStaffSessionQuery(undefined)
  const member = useKnownMember(currentData)
  const isInvited = pathname === adminPaths.invitation
  const hasSignedIn = useWasEver(isInvited || (currentData !== undefined && !member))
  if (isInvited)
    return (
      <Suspense fallback={<Waiting />}>
        <Invitation />
      </Suspense>
    )
  // A later failure takes nothing away that is being typed.
  if (!currentData) return error ? <Failure problem={error} onRetry={refetch} /> : <Waiting />
  if (!member) return <SignIn />
  const isOver = !currentData.member
  // What is typed outlives the session, and nobody reads it before its typist is back.
  return (
    <>
      {isOver && <SignInAgain />}
      <div hidden={isOver}>
        <AdminLayout member={member} isOver={isOver}>
          {hasSignedIn && <StartAtTop />}
          <PageBoundary url={pathname + search}>
            <Suspense fallback={<Waiting />}>{roomAt(pathname, member.role)}</Suspense>
          </PageBoundary>
        </AdminLayout>
      </div>
    </>
  )
}

/** Who is signed in, or was until the session ended; null once the cache has forgotten them. */
function useKnownMember(session: { member: StaffMember | null } | undefined) {
  const [last, setLast] = useState<StaffMember | null>(null)
  const known = session ? (session.member ?? last) : null
  if (known !== last) setLast(known)
  return known
}

/** Whether this is true, or was at an earlier render. */
function useWasEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow)
  if (isNow && !wasEver) setWasEver(true)
  return wasEver || isNow
}

/** The room of a path, or none: a room of other roles does not exist. */
function roomAt(pathname: string, role: StaffRole) {
  for (const { path, may, Page } of rooms) {
    const match = may.includes(role) && matchPath(adminPaths[path], pathname)
    if (!match) continue
    const { id = '' } = match.params
    return <Page key={path + id} id={id} />
  }
  return <UnknownRoom />
}
