import { accountWords } from '../../../wording/account'
import { PasswordField } from '../../ui/PasswordField'
import { useWords } from '../../ui/Shop'

/** The present password, where a session is not enough. */
export function OldPassword({ hint }: { hint: string }) {
  const account = useWords(accountWords)
  return (
    <PasswordField
      name="OldPass"
      autoComplete="current-password"
      label={account.oldPassword}
      hint={hint}
    />
  )
}
