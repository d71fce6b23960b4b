import { useLocation } from 'react-router-dom'
import { Link, type LinkProps } from './Link'

type Props = Omit<LinkProps, 'to'> & {
  to: string
  /** The query string of the link; it does not count for `aria-current`. */
  search?: string
  /** Current at this path only, not below it. */
  end?: boolean
}

/** A link of a navigation, marked when the visitor is there. */
export function NavLink({ to, search = '', end = false, ...props }: Props) {
  const isCurrent = isAt(useLocation().pathname, to, end)
  return <Link to={to + search} aria-current={isCurrent ? 'page' : undefined} {...props} />
}

/** The router's own matcher would bring its patterns into every first load. */
function isAt(pathname: string, to: string, end: boolean): boolean {
  const [here, there] = [comparable(pathname), comparable(to)]
  return end ? here === there : here.startsWith(there)
}

const comparable = (path: string) => `${path}/`.replace('//', '/').toLowerCase()
