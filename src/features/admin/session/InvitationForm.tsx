import { useState } from 'react'
import { adminSessionWords } from '../../../../wording/admin/session'
import { shownProblem } from '../../../api/Problem'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { PasswordField } from '../../../ui/PasswordField'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { CodeField } from './CodeField'
import { OpenedAccount } from './OpenedAccount'
import { QrCode } from './QrCode'
import styles from './session.module.css'
import { useAcceptInvitationMutation, useOpenInvitationQuery, type Opened } from './staffSessionApi'

/** What a single-use link opens: a password and an app that shows codes, then a passkey. */
export function InvitationForm({ token }: { token: string }) {
  const words = useWords(adminSessionWords)
  const [accept] = useAcceptInvitationMutation()
  // Not the reply in the cache, which is emptied if another member was signed in here.
  const [opened, setOpened] = useState<Opened | null>(null)
  const invitation = useOpenInvitationQuery(token)

  if (opened) return <OpenedAccount codes={opened.recovery_codes} member={opened.member} />

  async function submit({ password = '', code = '' }: FormValues) {
    if (!password || !code.trim()) return { message: words.allNeeded }
    try {
      setOpened(await accept({ token, password, code }).unwrap())
      return null
    } catch (error) {
      return shownProblem(error, words.notOpened)
    }
  }

  return (
    <Loaded query={invitation} lines={6}>
      {({ email, role, secret, uri }) => (
        <>
          <p>{words.invited(email, role)}</p>
          <h2>{words.appTitle}</h2>
          <p>{words.app}</p>
          <QrCode text={uri} label={words.qrCode} />
          <p>
            {words.secret} <code className={styles.secret}>{secret}</code>
          </p>
          <Form submit={words.open} onSubmit={submit}>
            <CodeField label={words.code} hint={words.firstCode} />
            {/* A password manager stores the password under this, which it does not read if hidden. */}
            <Field
              readOnly
              className={styles.fixed}
              type="email"
              name="username"
              autoComplete="username"
              value={email}
              label={words.email}
            />
            <PasswordField
              name="password"
              autoComplete="new-password"
              label={words.newPassword}
              hint={words.passwordRule}
            />
          </Form>
        </>
      )}
    </Loaded>
  )
}
