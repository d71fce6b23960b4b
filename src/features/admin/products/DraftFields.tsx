import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { useWords } from '../../../ui/Shop'
import { CellField } from './CellField'
import { FormSection } from './FormSection'
import { formSections, type Section } from './formSections'
import { PicturesField } from './PicturesField'
import styles from './ProductForm.module.css'
import type { ProductDraft } from './useProductDraft'

const folded = ['selling', 'facts', 'food', 'equipment'] as const
const required = ['name', 'category', 'price']

/** Every field of a product: what each needs first, its pictures, then what is seldom written. */
export function DraftFields({ draft }: { draft: ProductDraft }) {
  const words = useWords(adminProductFormWords)
  return (
    <>
      {fields('essential')}
      <PicturesField draft={draft} />
      {folded.map((section) => (
        <FormSection key={section} summary={words[section]} columns={formSections[section]}>
          {fields(section)}
        </FormSection>
      ))}
    </>
  )

  function fields(section: Section) {
    return (
      <div className={styles.fields}>
        {formSections[section].map((column) => (
          <CellField
            key={column}
            column={column}
            text={draft.textOf(column)}
            newer={draft.newerOf(column)}
            isRequired={required.includes(column)}
            onType={(text) => draft.type(column, text)}
          />
        ))}
      </div>
    )
  }
}
