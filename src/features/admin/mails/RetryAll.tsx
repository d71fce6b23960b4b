import { adminMailsWords } from '../../../../wording/admin/mails'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useRetryLostMailsMutation } from './staffMailsApi'

type Props = { ids: string[]; onDone: () => void }

/** Sends all of these mails again, as after a failure of the mail server. */
export function RetryAll({ ids, onDone }: Props) {
  const words = useWords(adminMailsWords)
  const [retry] = useRetryLostMailsMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function retryAll() {
    const reply = await retry(ids).unwrap()
    onDone()
    return reply
  }
  return (
    <>
      <ChangeProblem problem={problem} />
      <Button isBusy={isBusy} onClick={() => void run(retryAll)}>
        {words.retryAll(ids.length)}
      </Button>
    </>
  )
}
