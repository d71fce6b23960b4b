import { useId, type SubmitEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { searchOrders } from '../../../../contract/searchLimits'
import { valueSeparator } from '../../../../contract/facets'
import { paths } from '../../../../contract/site/paths'
import { searchWords } from '../../../../wording/search'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './SearchForm.module.css'
import { SearchInput } from './SearchInput'
import { readSearchUrl, searchUrl, type SearchArgs } from '../../../../contract/site/searchUrl'

/** A plain GET form of the words and the order; the choices go with it. */
export function SearchForm({ q, sort, chosen }: SearchArgs) {
  const words = useWords(searchWords)
  const id = useId()
  const navigate = useNavigate()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(urlOf(event.currentTarget))
  }
  return (
    <form
      role="search"
      aria-label={words.query}
      action={useHref(paths.search)}
      className={styles.form}
      onSubmit={submit}
    >
      <label htmlFor={`${id}q`}>{words.query}</label>
      <div className={styles.field}>
        <SearchInput key={q} id={`${id}q`} defaultValue={q} enterKeyHint="search" />
      </div>
      <Button type="submit">{words.submit}</Button>
      <label htmlFor={`${id}tri`}>{words.sort}</label>
      <select
        id={`${id}tri`}
        name="tri"
        value={sort}
        onChange={({ target }) => target.form && void navigate(urlOf(target.form))}
      >
        {searchOrders.map((order) => (
          <option key={order} value={order}>
            {words.orders[order]}
          </option>
        ))}
      </select>
      {Object.entries(chosen).map(([name, values]) => (
        <input key={name} type="hidden" name={name} value={values.join(valueSeparator)} />
      ))}
    </form>
  )
}

/** Of an event's form: its fields have their new values already. */
function urlOf(form: HTMLFormElement): string {
  const given = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  return `${paths.search}${searchUrl(readSearchUrl(given))}`
}
