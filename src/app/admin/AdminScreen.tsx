import { Suspense } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { useGetStaffSessionQuery } from '../../features/admin/session/staffSessionApi'
import { SignIn } from '../../pages/admin/SignIn'
import { UnknownRoom } from '../../pages/admin/UnknownRoom'
import { Failure } from '../../ui/Failure'
import { Waiting } from '../../ui/Waiting'
import { lazyComponent } from '../lazyComponent'
import { AdminLayout } from './AdminLayout'
import { rooms } from './rooms'

const { Component: Opening } = lazyComponent(async () => {
  const page = await import(/* webpackChunkName: "opening" */ '../../pages/admin/Opening')
  return { Component: page.Opening }
})

/** The screen of a path; whoever is not signed in signs in first, and stays there. */
export function AdminScreen() {
  const { pathname } = useLocation()
  const { currentData, error, refetch } = useGetStaffSessionQuery(undefined)
  if (pathname === adminPaths.opening)
    return (
      <Suspense fallback={<Waiting />}>
        <Opening />
      </Suspense>
    )
  // A later failure takes nothing away that is being typed.
  if (!currentData) return error ? <Failure problem={error} onRetry={refetch} /> : <Waiting />
  const { member } = currentData
  if (!member) return <SignIn />
  return (
    <AdminLayout member={member}>
      <Suspense fallback={<Waiting />}>{roomAt(pathname, member.role)}</Suspense>
    </AdminLayout>
  )
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
