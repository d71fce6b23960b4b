import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useMember } from '../session/useMember'
import { useTestStaffMailMutation } from './staffSettingsApi'

/** Sends a mail to oneself; what became of it is said above. */
export function MailTest() {
  const words = useWords(adminEnvironmentWords)
  const { email } = useMember()
  const [test] = useTestStaffMailMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <>
      <p>{words.mailHint(email)}</p>
      <ChangeProblem problem={problem} />
      <Button isBusy={isBusy} onClick={() => void run(() => test(undefined).unwrap())}>
        {words.mailTest}
      </Button>
    </>
  )
}
