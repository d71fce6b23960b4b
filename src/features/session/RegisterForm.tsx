import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStrongPassword } from '../../../contract/isStrongPassword'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useSession } from '../../app/hooks'
import { Form, type FormProblem, type FormValues } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { LinkGroup } from '../../ui/LinkGroup'
import { useIsHere } from '../../ui/useIsHere'
import { ForVisitors } from './ForVisitors'
import { missingFields } from './missingFields'
import { RegisterFields } from './RegisterFields'
import { useRegisterMutation } from './sessionApi'
import { useReturnTo } from './useReturnTo'

const required = ['client_firstName', 'client_lastName', 'client_email', 'client_password']

export function RegisterForm() {
  const common = useWords(commonWords)
  const { someMissing } = useWords(requiredFieldsWords)
  const session = useWords(sessionWords)
  const { login } = useSession()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const back = useReturnTo()
  const [register] = useRegisterMutation()
  const [isArriving, setArriving] = useState(false)
  const bornDate = useRef<HTMLInputElement>(null)

  async function submit(values: FormValues): Promise<FormProblem | null> {
    const missing = missingFields(values, required, session.fieldRequired)
    const fields = { ...wrongFields(values.client_password ?? ''), ...missing }
    if (Object.keys(fields).length > 0) return { ...(missing && { message: someMissing }), fields }
    setArriving(true)
    try {
      const { token, client } = await register(toBody(values)).unwrap()
      const isAwaited = isHere()
      await login(token, client)
      // As the specification writes it; a signed-in client goes on from there.
      if (isAwaited) await navigate('/Login' + back, { replace: true })
      return null
    } catch (error) {
      setArriving(false)
      return shownProblem(error, common.error)
    }
  }

  function wrongFields(password: string): Record<string, string> {
    return {
      // A browser sends a half-typed date as if it were empty.
      ...(bornDate.current?.validity.badInput && { client_born_date: session.bornDateUnfinished }),
      ...(!isStrongPassword(password) && { client_password: session.weakPassword }),
    }
  }

  return (
    <ForVisitors isArriving={isArriving}>
      <Form submit={session.registerButton} onSubmit={submit}>
        <RegisterFields bornDate={bornDate} />
      </Form>
      <LinkGroup>
        <Link to={paths.login + back}>{session.toSignIn}</Link>
      </LinkGroup>
    </ForVisitors>
  )
}

function toBody(values: FormValues) {
  const text = (name: string) => values[name] ?? ''
  return {
    client_firstName: text('client_firstName'),
    client_lastName: text('client_lastName'),
    client_email: text('client_email'),
    client_born_date: text('client_born_date'),
    client_adress: text('client_adress'),
    client_password: text('client_password'),
  }
}
