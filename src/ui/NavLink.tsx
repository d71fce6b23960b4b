import { useMatch } from 'react-router-dom'
import { Link, type LinkProps } from './Link'

type Props = Omit<LinkProps, 'to'> & {
  to: string
  /** The query string behind the address; it does not tell where the visitor is. */
  search?: string
  /** Current at this very address, not at those below it. */
  end?: boolean
}

/** A link of a navigation, which tells whether the visitor is there. */
export function NavLink({ to, search = '', end = false, ...props }: Props) {
  const isCurrent = useMatch({ path: to, end }) !== null
  return <Link to={to + search} aria-current={isCurrent ? 'page' : undefined} {...props} />
}
