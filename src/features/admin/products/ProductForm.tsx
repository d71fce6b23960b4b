import { adminProductFormWords } from '../../../../wording/admin/productForm'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { AdminForm } from '../parts/AdminForm'
import { useUnsaved } from '../parts/useUnsaved'
import { DraftFields } from './DraftFields'
import styles from './ProductForm.module.css'
import { useChangeStaffProductMutation } from './staffProductsApi'
import type { ProductDraft } from './useProductDraft'

/** Changes a product; what somebody else changed meanwhile is shown, and nothing typed is lost. */
export function ProductForm({ id, draft }: { id: number; draft: ProductDraft }) {
  const words = useWords(adminProductFormWords)
  const [change] = useChangeStaffProductMutation()
  const news = useStaffNews()
  useUnsaved(draft.isTouched)
  async function submit() {
    if (!draft.isTouched) return { message: words.nothingTyped }
    try {
      const done = await change({ id: String(id), ...draft.change }).unwrap()
      draft.saved(done.product)
      news.done(done)
      return null
    } catch (error) {
      if ((error as StaffProblem).status === 409) draft.warn()
      return news.refuse(error)
    }
  }
  return (
    <div className={styles.form}>
      <AdminForm submit={words.save} onSubmit={submit}>
        <DraftFields draft={draft} />
      </AdminForm>
    </div>
  )
}
