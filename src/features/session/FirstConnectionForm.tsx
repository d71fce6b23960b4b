import { useState } from 'react'
import { isStrongPassword } from '../../../contract/isStrongPassword'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { ButtonLink } from '../../ui/ButtonLink'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { Panel } from '../../ui/Panel'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'
import { missingFields } from './missingFields'
import { useFirstConnectionMutation } from './sessionApi'
import { useReturnTo } from './useReturnTo'

/** Answers alike whether the e-mail is known or not. */
export function FirstConnectionForm() {
  const common = useWords(commonWords)
  const { allRequired } = useWords(requiredFieldsWords)
  const session = useWords(sessionWords)
  const back = useReturnTo()
  const [firstConnection] = useFirstConnectionMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function submit({ client_email = '', NewPass = '' }: FormValues) {
    const values = { client_email, NewPass }
    const fields = missingFields(values, Object.keys(values), session.fieldRequired)
    if (fields) return { message: allRequired, fields }
    if (!isStrongPassword(NewPass)) return { fields: { NewPass: session.weakPassword } }
    try {
      await firstConnection(values).unwrap()
      setSentTo(client_email)
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  if (sentTo !== null)
    return (
      <Panel isNews role="status">
        <h2>{session.linkSentTitle}</h2>
        <p>{session.linkSent(sentTo)}</p>
        <ButtonLink to={paths.login + back}>{session.signInTitle}</ButtonLink>
      </Panel>
    )
  return (
    <Form submit={session.firstConnectionButton} onSubmit={submit}>
      <p>{session.firstConnectionIntro}</p>
      <Field
        required
        type="email"
        name="client_email"
        autoComplete="username"
        label={session.email}
      />
      <PasswordField
        name="NewPass"
        autoComplete="new-password"
        label={session.newPassword}
        hint={session.passwordRule}
      />
    </Form>
  )
}
