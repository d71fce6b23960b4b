import { useNavigate } from 'react-router-dom'
import type { Client } from '../../../contract/api/clients'
import { isStrongPassword } from '../../../contract/isStrongPassword'
import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { session as sessionSlice } from '../../state/session'
import { Form, type FormValues } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'
import { useIsHere } from '../../ui/useIsHere'
import { useChangePasswordMutation } from './accountApi'
import { BackToProfile } from './BackToProfile'

/** Every other session of the client ends; this one goes on under the token of the reply. */
export function EditPasswordForm({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const { allRequired } = useWords(requiredFieldsWords)
  const session = useWords(sessionWords)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [changePassword] = useChangePasswordMutation()

  async function submit({ OldPass = '', NewPass = '' }: FormValues) {
    const fields = {
      ...(!OldPass && { OldPass: session.fieldRequired }),
      ...(!NewPass && { NewPass: session.fieldRequired }),
    }
    if (!OldPass || !NewPass) return { message: allRequired, fields }
    if (!isStrongPassword(NewPass)) return { fields: { NewPass: session.weakPassword } }
    try {
      const token = await changePassword({ OldPass, NewPass, client_id: client.id }).unwrap()
      if (token !== null)
        dispatch(sessionSlice.actions.tokenRenewed({ token, clientId: client.id }))
      dispatch(notices.actions.shown({ kind: 'success', text: account.passwordChanged }))
      // Another tab, whose session ended before, may have signed this one out meanwhile.
      const isSignedIn = dispatch((_, state) => sessionSlice.selectors.isSignedIn(state()))
      if (isHere()) await navigate(isSignedIn ? paths.profile : paths.login)
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  return (
    <>
      <Form submit={account.editPasswordButton} onSubmit={submit}>
        <PasswordField
          name="OldPass"
          autoComplete="current-password"
          enterKeyHint="next"
          label={account.oldPassword}
        />
        <PasswordField
          name="NewPass"
          autoComplete="new-password"
          label={account.newPassword}
          hint={session.passwordRule}
        />
      </Form>
      <BackToProfile />
    </>
  )
}
