import { matchPath, useLocation } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { useGetStaffSessionQuery } from '../../features/admin/session/staffSessionApi'
import { ClientDetails } from '../../pages/admin/ClientDetails'
import { ClientList } from '../../pages/admin/ClientList'
import { Figures } from '../../pages/admin/Figures'
import { Opening } from '../../pages/admin/Opening'
import { OrderDetails } from '../../pages/admin/OrderDetails'
import { OrderList } from '../../pages/admin/OrderList'
import { Promotions } from '../../pages/admin/Promotions'
import { Settings } from '../../pages/admin/Settings'
import { Documents } from '../../pages/admin/Documents'
import { Labels } from '../../pages/admin/Labels'
import { PackingSlips } from '../../pages/admin/PackingSlips'
import { Preparation } from '../../pages/admin/Preparation'
import { SignIn } from '../../pages/admin/SignIn'
import { Team } from '../../pages/admin/Team'
import { TeamLog } from '../../pages/admin/TeamLog'
import { Today } from '../../pages/admin/Today'
import { UnknownRoom } from '../../pages/admin/UnknownRoom'
import { Withdrawals } from '../../pages/admin/Withdrawals'
import { Failure } from '../../ui/Failure'
import { Waiting } from '../../ui/Waiting'
import { AdminLayout } from './AdminLayout'

/** The screen of a path; whoever is not signed in signs in first, and stays there. */
export function AdminScreen() {
  const { pathname } = useLocation()
  const { currentData, error, refetch } = useGetStaffSessionQuery(undefined)
  if (pathname === adminPaths.opening) return <Opening />
  // A later failure takes nothing away that is being typed.
  if (!currentData) return error ? <Failure problem={error} onRetry={refetch} /> : <Waiting />
  const { member } = currentData
  if (!member) return <SignIn />
  return <AdminLayout member={member}>{roomAt(pathname, member.role)}</AdminLayout>

  function roomAt(path: string, role: StaffRole) {
    if (matchPath(adminPaths.today, path)) return <Today />
    if (matchPath(adminPaths.orders, path)) return <OrderList />
    if (matchPath(adminPaths.withdrawals, path)) return <Withdrawals />
    if (matchPath(adminPaths.promotions, path)) return <Promotions />
    if (role !== 'comptable' && matchPath(adminPaths.clients, path)) return <ClientList />
    const client = role !== 'comptable' && matchPath(adminPaths.client, path)?.params.id
    if (client) return <ClientDetails key={client} id={client} />
    if (role !== 'préparation' && matchPath(adminPaths.figures, path)) return <Figures />
    if (matchPath(adminPaths.team, path)) return <Team />
    if (matchPath(adminPaths.log, path)) return <TeamLog />
    if (matchPath(adminPaths.settings, path)) return <Settings />
    if (matchPath(adminPaths.preparation, path)) return <Preparation />
    if (matchPath(adminPaths.packingSlips, path)) return <PackingSlips />
    if (matchPath(adminPaths.labels, path)) return <Labels />
    if (matchPath(adminPaths.documents, path)) return <Documents />
    const id = matchPath(adminPaths.order, path)?.params.id
    return id ? <OrderDetails key={id} id={id} /> : <UnknownRoom />
  }
}
