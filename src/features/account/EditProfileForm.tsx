import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { isSessionOver, useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { session } from '../../state/session'
import { Field } from '../../ui/Field'
import { Form, type FormProblem, type FormValues } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { draftOf, useFormDraft } from '../../ui/useFormDraft'
import { useEditClientMutation } from './accountApi'
import { BackToProfile } from './BackToProfile'
import { OldPassword } from './OldPassword'

/**
 * The address changes at once; a new e-mail needs the password and, on this shop's own API, a click
 * on its mailed link.
 */
export function EditProfileForm({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const { fieldRequired } = useWords(sessionWords)
  const dispatch = useAppDispatch()
  const [editClient] = useEditClientMutation()
  // What is typed stays if the session ends under it, for the same client.
  const draftKey = `profile ${client.id}`
  const field = useFormDraft<HTMLInputElement>(draftKey, () => dispatch(isSessionOver))
  const draft = draftOf(draftKey)
  const [typed, setTyped] = useState(draft?.Newemail ?? '')
  const [waitingEmail, setWaitingEmail] = useState<string | null>(null)
  // What the field shows until it is typed into, whatever another tab or device makes of it.
  const [filled, setFilled] = useState(client.adresse ?? '')

  const isOther = (email: string) =>
    email !== '' && email.toLowerCase() !== client.email.toLowerCase()

  async function submit({
    Newemail = '',
    NewAdress = '',
    OldPass = '',
  }: FormValues): Promise<FormProblem | null> {
    const email = Newemail.trim()
    // What was typed before hydration is only known to the browser.
    setTyped(email)
    const isAddressKept = NewAdress.trim() === filled.trim()
    const isAddressEmptied = !isAddressKept && !NewAdress.trim()
    if (!email || isAddressEmptied)
      return {
        fields: {
          ...(!email && { Newemail: account.emailKept }),
          ...(isAddressEmptied && { NewAdress: account.addressKept }),
        },
      }
    if (isAddressKept && !isOther(email)) return { message: account.nothingChanged }
    if (isOther(email) && !OldPass) return { fields: { OldPass: fieldRequired } }
    try {
      const password = OldPass && { OldPass }
      // An e-mail that stays is not looked at: it may be older than today's rules.
      const other = isOther(email) ? email : ''
      // An address that stays is not sent: another device may have changed it.
      const address = isAddressKept ? '' : NewAdress
      const changes = { Newemail: other, NewAdress: address, ...password, client_id: client.id }
      const edited = await editClient(changes).unwrap()
      dispatch(session.actions.clientEdited(edited))
      if (address) setFilled(address)
      // A host that mails no link changes the e-mail at once.
      const isWaiting = isOther(email) && edited.email.toLowerCase() !== email.toLowerCase()
      if (address || !isWaiting)
        dispatch(notices.actions.shown({ kind: 'success', text: account.edited }))
      setWaitingEmail(isWaiting ? email : null)
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  return (
    <>
      <Form submit={account.editButton} onSubmit={submit}>
        <Field
          type="email"
          name="Newemail"
          autoComplete="email"
          label={account.newEmail}
          hint={account.newEmailHint}
          ref={field}
          defaultValue={draft?.Newemail ?? client.email}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        {isOther(typed) && <OldPassword key={waitingEmail} hint={account.passwordForEmail} />}
        <Field
          name="NewAdress"
          autoComplete="address-line1"
          enterKeyHint="go"
          label={account.newAddress}
          defaultValue={draft?.NewAdress ?? filled}
        />
      </Form>
      <p role="status">{waitingEmail !== null && account.emailWaiting(waitingEmail)}</p>
      <BackToProfile />
    </>
  )
}
