import { useMatch } from 'react-router-dom'
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
  const isCurrent = useMatch({ path: to, end }) !== null
  return <Link to={to + search} aria-current={isCurrent ? 'page' : undefined} {...props} />
}
