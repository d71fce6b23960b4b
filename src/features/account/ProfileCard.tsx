import { useNavigate } from 'react-router-dom'
import type { Client } from '../../../contract/api/clients'
import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { sessionWords } from '../../../wording/session'
import { useAppDispatch, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './account.module.css'
import { useSignOutMutation } from './accountApi'
import { DownloadData } from './DownloadData'

export function ProfileCard({ client }: { client: Client }) {
  const account = useWords(accountWords)
  return (
    <section className={styles.card}>
      <h2>{account.greeting(client.prenom)}</h2>
      <dl className={styles.facts}>
        <dt>{account.name}</dt>
        <dd>
          {client.prenom} {client.nom}
        </dd>
        <dt>{account.address}</dt>
        <dd>{client.adresse || account.noAddress}</dd>
        <dt>{account.email}</dt>
        <dd>{client.email}</dd>
      </dl>
      <nav aria-label={account.actions}>
        <ul className={styles.actions}>
          <li>
            <Link to={paths.favourites}>{account.toFavourites}</Link>
          </li>
          <li>
            <Link to={paths.editProfile}>{account.toEdit}</Link>
          </li>
          <li>
            <Link to={paths.editPassword}>{account.toEditPassword}</Link>
          </li>
          <li>
            <Link to={paths.deleteAccount}>{account.toDelete}</Link>
          </li>
        </ul>
      </nav>
      <DownloadData client={client} />
      <LogoutButton />
    </section>
  )
}

function LogoutButton() {
  const account = useWords(accountWords)
  const session = useWords(sessionWords)
  const { token, logout } = useSession()
  const [endToken] = useSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  async function leave() {
    // Signing out does not wait for the server, because it works without it.
    if (token !== null) void endToken(token)
    await logout()
    dispatch(notices.actions.shown({ kind: 'info', text: session.signedOut }))
    await navigate(paths.home)
  }
  return (
    <Button variant="quiet" onClick={leave}>
      {account.logout}
    </Button>
  )
}
