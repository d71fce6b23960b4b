import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useAppSelector, useSession } from '../../app/hooks'
import { readReturn, toReturn } from '../../returnPath'
import { session as sessionSlice } from '../../state/session'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'
import { LinkGroup } from '../../ui/LinkGroup'
import { useIsHere } from '../../ui/useIsHere'
import { ForVisitors } from './ForVisitors'
import { missingFields } from './missingFields'
import { useSignInMutation } from './sessionApi'
import { useReturnTo } from './useReturnTo'

export function LoginForm() {
  const common = useWords(commonWords)
  const { allRequired } = useWords(requiredFieldsWords)
  const session = useWords(sessionWords)
  const { login } = useSession()
  const endedAt = useAppSelector(sessionSlice.selectors.endedAt)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const location = useLocation()
  const back = useReturnTo()
  const [signIn] = useSignInMutation()
  const [isArriving, setArriving] = useState(false)

  async function submit({ client_email = '', client_password = '' }: FormValues) {
    const values = { client_email, client_password }
    const fields = missingFields(values, Object.keys(values), session.fieldRequired)
    if (fields) return { message: allRequired, fields }
    setArriving(true)
    try {
      const { token, client } = await signIn(values).unwrap()
      const isAwaited = isHere()
      await login(token, client)
      const path = readReturn(location.search) ?? toReturn(endedAt) ?? paths.profile
      if (isAwaited) await navigate(path, { replace: true })
      return null
    } catch (error) {
      setArriving(false)
      return shownProblem(error, common.error)
    }
  }

  return (
    <ForVisitors isArriving={isArriving}>
      <Form submit={session.signInButton} onSubmit={submit}>
        <Field
          required
          type="email"
          name="client_email"
          autoComplete="username"
          label={session.email}
        />
        <PasswordField
          name="client_password"
          autoComplete="current-password"
          label={session.password}
        />
      </Form>
      <LinkGroup>
        <Link to={paths.register + back}>{session.toRegister}</Link>
        <Link to={paths.firstConnection + back}>{session.toFirstConnection}</Link>
      </LinkGroup>
    </ForVisitors>
  )
}
