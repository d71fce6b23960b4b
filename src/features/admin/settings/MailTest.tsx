import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useMember } from '../session/useMember'
import { useTestStaffMailMutation } from './staffSettingsApi'

/** Sends a mail to oneself; what became of it is said above. */
export function MailTest() {
  const words = useWords(adminEnvironmentWords)
  const { email } = useMember()
  const [test] = useTestStaffMailMutation()
  return (
    <>
      <p>{words.mailHint(email)}</p>
      <ActButton act={() => test(undefined).unwrap()}>{words.mailTest}</ActButton>
    </>
  )
}
