import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import styles from './clients.module.css'

/** Finds clients by what is known of them. */
export function ClientSearch({ query }: { query: string }) {
  const words = useWords(adminClientsWords)
  const navigate = useNavigate()
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    void navigate(q ? `${adminPaths.clients}?q=${encodeURIComponent(q)}` : adminPaths.clients)
  }
  return (
    <search>
      <form key={query} className={styles.search} onSubmit={search}>
        <Field
          type="search"
          name="q"
          maxLength={100}
          defaultValue={query}
          label={words.searchHint}
        />
        <Button type="submit">{words.search}</Button>
      </form>
    </search>
  )
}
