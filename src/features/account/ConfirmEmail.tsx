import { useState } from 'react'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { paths } from '../../paths'
import { session as sessionSlice } from '../../state/session'
import { ButtonLink } from '../../ui/ButtonLink'
import { Form } from '../../ui/Form'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { Waiting } from '../../ui/Waiting'
import { useLinkToken } from '../../ui/useLinkToken'
import { useConfirmEmailMutation } from './accountApi'

/** The new e-mail takes effect by a press of the button: a mail scanner only opens the page. */
export function ConfirmEmail() {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const session = useWords(sessionWords)
  const { client } = useSession()
  const dispatch = useAppDispatch()
  // What stands behind the # is the browser's alone to know.
  const isKnown = useIsSessionKnown()
  const token = useLinkToken()
  const [confirmEmail] = useConfirmEmailMutation()
  const [isConfirmed, setConfirmed] = useState(false)

  async function confirm(linkToken: string) {
    try {
      const { id, email } = await confirmEmail({ token: linkToken }).unwrap()
      if (client?.id === id) dispatch(sessionSlice.actions.clientEdited({ ...client, email }))
      setConfirmed(true)
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  if (isConfirmed)
    return (
      <Panel role="status">
        <p>{account.emailConfirmed}</p>
        <ButtonLink to={paths.profile}>{account.title}</ButtonLink>
      </Panel>
    )
  if (!isKnown) return <Waiting />
  if (token === null)
    return (
      <Panel>
        <p role="alert">{session.linkMissing}</p>
        <ButtonLink to={paths.editProfile}>{account.editTitle}</ButtonLink>
      </Panel>
    )
  return (
    <Form submit={account.confirmEmailButton} onSubmit={() => confirm(token)}>
      <p>{account.confirmEmailIntro}</p>
    </Form>
  )
}
