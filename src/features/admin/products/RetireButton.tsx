import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { Button } from '../../../ui/Button'
import { useSettings, useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useChangeStaffProductMutation } from './staffProductsApi'
import type { ProductDraft } from './useProductDraft'

type Props = { product: StaffProduct; draft: ProductDraft }

/** Takes a product off sale, or puts it back; its orders keep it. */
export function RetireButton({ product, draft }: Props) {
  const words = useWords(adminProductFormWords)
  const { vatFranchise } = useSettings().seller
  const { run, problem, wrongFields, isBusy } = useStaffChange()
  const [change] = useChangeStaffProductMutation()
  const { id, version, retired } = product
  const cells = { retired: retired ? words.no : words.yes }
  const labels = wrongFields.map((column) => words.labelOf(column, vatFranchise))
  async function send() {
    const done = await change({ id: String(id), version, cells }).unwrap()
    draft.rebase(done.product)
    return done
  }
  return (
    <div>
      <p>{retired ? words.retiredHint : words.retireHint}</p>
      <ChangeProblem problem={problem && words.refusedFor(problem, labels)} />
      <Button variant="quiet" isBusy={isBusy} onClick={() => void run(send)}>
        {retired ? words.putBack : words.retire}
      </Button>
    </div>
  )
}
