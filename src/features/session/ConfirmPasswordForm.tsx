import { useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { sessionWords } from '../../../wording/session'
import { shownProblem, toProblem } from '../../api/Problem'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { DeadLink } from '../../ui/DeadLink'
import { Form, type FormValues } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'
import { Waiting } from '../../ui/Waiting'
import { useDeadLink } from '../../ui/useDeadLink'
import { useLinkToken } from '../../ui/useLinkToken'
import { useIsHere } from '../../ui/useIsHere'
import { missingFields } from './missingFields'
import { useConfirmPasswordMutation } from './sessionApi'

/**
 * Asks for the same password again, so that neither an opened mail nor another person's choice sets
 * it.
 */
export function ConfirmPasswordForm() {
  const common = useWords(commonWords)
  const { allRequired } = useWords(requiredFieldsWords)
  const session = useWords(sessionWords)
  // Only the browser knows the fragment, so the server renders the loading state.
  const isKnown = useIsSessionKnown()
  const token = useLinkToken()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const dispatch = useAppDispatch()
  const { client, logout } = useSession()
  const [confirmPassword] = useConfirmPasswordMutation()
  const { refused, refuse } = useDeadLink(token)

  if (!isKnown) return <Waiting />
  if (token === null || refused !== null)
    return (
      <DeadLink message={refused ?? session.linkMissing} isNews={refused !== null}>
        <Link to={paths.firstConnection}>{session.askForLink}</Link>
      </DeadLink>
    )

  async function submit(linkToken: string, { NewPass = '' }: FormValues) {
    const fields = missingFields({ NewPass }, ['NewPass'], session.fieldRequired)
    if (fields) return { message: allRequired, fields }
    try {
      const { id } = await confirmPassword({ token: linkToken, NewPass }).unwrap()
      const isAwaited = isHere()
      // The server has ended every older session of this client.
      if (client?.id === id) await logout()
      dispatch(notices.actions.shown({ kind: 'success', text: session.passwordConfirmed }))
      if (isAwaited) await navigate(paths.login, { replace: true })
      return null
    } catch (error) {
      const problem = shownProblem(error, common.error)
      if (toProblem(error).code === 'link_dead') refuse(linkToken, problem.message)
      return problem
    }
  }

  return (
    <Form submit={session.confirmPasswordButton} onSubmit={(values) => submit(token, values)}>
      <p>{session.confirmPasswordIntro}</p>
      <PasswordField
        name="NewPass"
        autoComplete="current-password"
        label={session.newPassword}
        hint={session.passwordRule}
      />
    </Form>
  )
}
