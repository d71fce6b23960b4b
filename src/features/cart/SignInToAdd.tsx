import { useLocation } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { returnHere } from '../../returnPath'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'

/** The ways to an account from an article that the visitor wants; both come back and add it. */
export function SignInToAdd() {
  const { signIn, or, signUp, addedAfterwards } = useWords(catalogueWords)
  const back = returnHere(useLocation())
  return (
    <p>
      <Link to={paths.login + back}>{signIn}</Link>
      {or}
      <Link to={paths.register + back}>{signUp}</Link>
      {addedAfterwards}
    </p>
  )
}
