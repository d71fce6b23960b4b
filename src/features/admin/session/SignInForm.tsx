import { adminSessionWords } from '../../../../wording/admin/session'
import { shownProblem } from '../../../api/Problem'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { PasswordField } from '../../../ui/PasswordField'
import { useWords } from '../../../ui/Shop'
import { CodeField } from './CodeField'
import { PasskeyButton } from './PasskeyButton'
import styles from './session.module.css'
import { useStaffSignInMutation } from './staffSessionApi'
import { usePasskeySignIn } from './usePasskeySignIn'

/** Signing in: a passkey, or a password with a code. */
export function SignInForm() {
  const words = useWords(adminSessionWords)
  const passkey = usePasskeySignIn()
  const [signIn] = useStaffSignInMutation()

  async function submit({ staff_email = '', password = '', code = '' }: FormValues) {
    if (!staff_email.trim() || !password || !code.trim()) return { message: words.allNeeded }
    try {
      await signIn({ staff_email, password, code }).unwrap()
      return null
    } catch (error) {
      return shownProblem(error, words.notSignedIn)
    }
  }

  return (
    <>
      <PasskeyButton label={words.withPasskey} onUse={passkey.signIn} />
      <p className={styles.or}>{words.or}</p>
      <Form submit={words.signIn} onSubmit={submit}>
        <Field
          required
          type="email"
          name="staff_email"
          autoComplete="username"
          label={words.email}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          enterKeyHint="next"
          label={words.password}
        />
        <CodeField label={words.code} hint={words.codeHint} />
      </Form>
    </>
  )
}
