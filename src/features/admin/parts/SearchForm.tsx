import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import styles from './SearchForm.module.css'

type Props = {
  /** What was searched before. */
  query: string
  /** The room's path; its query gets `q`. */
  path: string
  label: string
  submit: string
}

/** Finds things of a room by what is known of them. */
export function SearchForm({ query, path, label, submit }: Props) {
  const navigate = useNavigate()
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    void navigate(q ? `${path}?q=${encodeURIComponent(q)}` : path)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <Field
          key={query}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={query}
          label={label}
        />
        <Button type="submit">{submit}</Button>
      </form>
    </search>
  )
}
