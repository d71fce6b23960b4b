import type { Ref } from 'react'
import { sessionWords } from '../../../wording/session'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'

export function RegisterFields({ bornDate }: { bornDate: Ref<HTMLInputElement> }) {
  const session = useWords(sessionWords)
  return (
    <>
      <Field
        required
        name="client_firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        label={session.firstName}
      />
      <Field
        required
        name="client_lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        label={session.lastName}
      />
      <Field required type="email" name="client_email" autoComplete="email" label={session.email} />
      <Field
        ref={bornDate}
        type="date"
        name="client_born_date"
        autoComplete="bday"
        label={session.bornDate}
        hint={session.optional}
      />
      <Field
        name="client_adress"
        autoComplete="address-line1"
        label={session.address}
        hint={session.optional}
      />
      <PasswordField
        name="client_password"
        autoComplete="new-password"
        label={session.password}
        hint={session.passwordRule}
      />
    </>
  )
}
