import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminProductsWords } from '../../../../wording/admin/products'
import { categoryNames } from '../../../../wording/replies/catalogue'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'
import { productsUrl, type ListSearch } from './listSearch'
import styles from './ProductList.module.css'

/** Finds products by name or reference, in one category or in all. */
export function ProductSearch({ search }: { search: ListSearch }) {
  const words = useWords(adminProductsWords)
  const navigate = useNavigate()
  const { q = '', vue = '', categorie = '' } = search
  const textOf = (value: FormDataEntryValue | null) =>
    typeof value === 'string' ? value.trim() : ''
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = { q: textOf(form.get('q')), categorie: textOf(form.get('categorie')) }
    void navigate(productsUrl({ ...typed, vue }))
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Field
          key={q}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          label={words.searchHint}
        />
        <Select
          name="categorie"
          label={words.category}
          value={categorie}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">{words.allCategories}</option>
          {Object.entries(categoryNames).map(([number, name]) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit">{words.search}</Button>
      </form>
    </search>
  )
}
