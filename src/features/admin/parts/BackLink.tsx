import { useLocation } from 'react-router-dom'
import { Link } from '../../../ui/Link'

/** What the row that led here says of its list. */
type Arrival = { list?: { pathname: string; search: string } } | null

/** Leads back to a list, as it was where one of its rows led here. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { list } = (useLocation().state as Arrival) ?? {}
  return <Link to={list?.pathname === to ? list : to}>{children}</Link>
}
