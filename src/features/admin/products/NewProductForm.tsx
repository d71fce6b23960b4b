import { useNavigate } from 'react-router-dom'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { shownProblem } from '../../../api/Problem'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useIsHere } from '../../../ui/useIsHere'
import { AdminForm } from '../parts/AdminForm'
import { useUnsaved } from '../parts/useUnsaved'
import { DraftFields } from './DraftFields'
import { PreviewPanel, type ShowPreview } from './PreviewPanel'
import styles from './ProductForm.module.css'
import sheet from './ProductSheet.module.css'
import { useCreateStaffProductMutation } from './staffProductsApi'
import { useProductDraft } from './useProductDraft'

const nothing = { version: '', cells: {}, pictures: [] }

type Props = {
  showPreview: ShowPreview
  /** What happens once it is there, with its number and what the server says; its page opens else. */
  onCreated?: (id: number, message: string) => void
}

/** Adds a product. */
export function NewProductForm({ showPreview, onCreated }: Props) {
  const words = useWords(adminProductFormWords)
  const { failed } = useWords(adminLayoutWords)
  const draft = useProductDraft(nothing)
  const [create] = useCreateStaffProductMutation()
  const navigate = useNavigate()
  const isHere = useIsHere()
  useUnsaved(draft.isTouched)
  async function submit({ serial = '' }: FormValues) {
    if (draft.isSending) return { message: words.picturesOnTheirWay }
    const { cells, pictures } = draft.change
    try {
      const body = { serial, cells, ...(pictures && { pictures }) }
      const { product, message } = await create(body).unwrap()
      if (onCreated) onCreated(product.id, message)
      else if (isHere()) void navigate(adminProductPath(product.id), { state: { message } })
      return null
    } catch (error) {
      return shownProblem(error, failed)
    }
  }
  return (
    <div className={sheet.sheet}>
      <div className={styles.form}>
        <AdminForm submit={words.create} onSubmit={submit}>
          <div className={styles.fields}>
            <Field
              required
              name="serial"
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              label={words.serial}
              hint={words.serialHint}
            />
            <Field
              required
              name="stock"
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              label={words.openingStock}
              hint={words.openingStockHint}
              value={draft.textOf('stock')}
              onChange={({ target }) => draft.type('stock', target.value)}
            />
          </div>
          <DraftFields draft={draft} />
        </AdminForm>
      </div>
      <aside className={sheet.aside}>
        <PreviewPanel id={null} draft={draft} show={showPreview} />
      </aside>
    </div>
  )
}
