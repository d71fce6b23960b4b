import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useWords } from '../../ui/Shop'

export function NoOrder() {
  const { orders: words } = useWords()
  return (
    <>
      <p>{words.empty}</p>
      <Link to={paths.profile}>{words.allOrders}</Link>
    </>
  )
}
