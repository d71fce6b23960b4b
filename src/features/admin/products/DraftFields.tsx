import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { useWords } from '../../../ui/Shop'
import { CellField } from './CellField'
import { FormSection } from './FormSection'
import { formSections, type Section } from './formSections'
import { PicturesField } from './PicturesField'
import styles from './ProductForm.module.css'
import type { ProductDraft } from './useProductDraft'

const required = ['name', 'category', 'price']

/** Every field of a product: what each needs first, its pictures, then what is seldom written. */
export function DraftFields({ draft }: { draft: ProductDraft }) {
  const words = useWords(adminProductFormWords)
  return (
    <>
      {fields('essential')}
      <PicturesField draft={draft} />
      <FormSection summary={words.selling} columns={formSections.selling}>
        {fields('selling')}
      </FormSection>
      <FormSection summary={words.facts} columns={formSections.facts}>
        {fields('facts')}
      </FormSection>
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
