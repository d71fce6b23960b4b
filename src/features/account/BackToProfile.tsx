import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useWords } from '../../ui/Shop'

export function BackToProfile() {
  const { account } = useWords()
  return (
    <p>
      <Link to={paths.profile}>{account.backToProfile}</Link>
    </p>
  )
}
