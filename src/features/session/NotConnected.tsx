import { Link } from 'react-router-dom'
import { useWords } from '../../ui/Shop'

/** The specification's notice in place of what needs a client. */
export function NotConnected() {
  const { common } = useWords()
  return (
    <section>
      <p>{common.notConnected}</p>
      <p>
        <Link to="/contact">{common.notConnectedSupport}</Link>
      </p>
      <p>
        <Link to="/login">{common.notConnectedLogin}</Link>
      </p>
    </section>
  )
}
