import { useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { sessionWords } from '../../../wording/session'
import { shownProblem, toProblem } from '../../api/Problem'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { DeadLink } from '../../ui/DeadLink'
import { Form } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { Waiting } from '../../ui/Waiting'
import { useDeadLink } from '../../ui/useDeadLink'
import { useLinkToken } from '../../ui/useLinkToken'
import { useIsHere } from '../../ui/useIsHere'
import { useConfirmEmailMutation } from './accountApi'

/** The new e-mail takes effect by a click on the button, because mail scanners open the link. */
export function ConfirmEmail() {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const session = useWords(sessionWords)
  const { client, logout } = useSession()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const dispatch = useAppDispatch()
  // Only the browser knows the fragment, so the server renders the loading state.
  const isKnown = useIsSessionKnown()
  const token = useLinkToken()
  const [confirmEmail] = useConfirmEmailMutation()
  const { refused, refuse } = useDeadLink(token)

  async function confirm(linkToken: string) {
    try {
      const { id, email } = await confirmEmail({ token: linkToken }).unwrap()
      const isAwaited = isHere()
      // A new e-mail ends every session of this client on the server.
      if (client?.id === id && client.email !== email) await logout()
      dispatch(notices.actions.shown({ kind: 'success', text: account.emailConfirmed }))
      if (isAwaited) await navigate(paths.login, { replace: true })
      return null
    } catch (error) {
      const problem = shownProblem(error, common.error)
      if (toProblem(error).code === 'link_dead') refuse(linkToken, problem.message)
      return problem
    }
  }

  if (!isKnown) return <Waiting />
  if (token === null || refused !== null)
    return (
      <DeadLink
        message={(client && refused !== null ? account.proofDead : refused) ?? session.linkMissing}
        isNews={refused !== null}
        isSignedIn={client !== null}
      >
        <Link to={paths.editProfile}>{account.editTitle}</Link>
        <Link to={paths.contact}>{account.contact}</Link>
      </DeadLink>
    )
  return (
    <Form submit={account.confirmEmailButton} onSubmit={() => confirm(token)}>
      <p>{account.confirmEmailIntro}</p>
    </Form>
  )
}
