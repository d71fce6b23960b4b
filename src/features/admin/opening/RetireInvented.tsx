import { adminOpeningWords } from '../../../../wording/admin/opening'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useRetireInventedProductsMutation } from './staffOpeningApi'

/** Takes the products that filled the empty shop off sale. */
export function RetireInvented({ count }: { count: number }) {
  const words = useWords(adminOpeningWords)
  const [retire] = useRetireInventedProductsMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <div>
      <p>{words.inventedWhy}</p>
      <ChangeProblem problem={problem} />
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => retire(undefined).unwrap())}
      >
        {words.retireInvented(count)}
      </Button>
    </div>
  )
}
