import { useId } from 'react'
import { useHref } from 'react-router-dom'
import type { SortOrder } from '../../../contract/lists'
import { catalogueWords } from '../../../wording/catalogue'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import styles from './SortForm.module.css'

type Props = { path: string; sort: SortOrder; onChoose: (sort: SortOrder) => void }

/** A plain GET form; its button is visible only without script. */
export function SortForm({ path, sort, onChoose }: Props) {
  const catalogue = useWords(catalogueWords)
  const id = useId()
  const action = useHref(path)
  return (
    <form method="get" action={action} className={styles.form}>
      <label htmlFor={id}>{catalogue.sort}</label>
      <select
        id={id}
        name="filter"
        value={sort}
        onChange={(event) => onChoose(event.target.value as SortOrder)}
      >
        <option value="asc">{catalogue.sortAscending}</option>
        <option value="desc">{catalogue.sortDescending}</option>
      </select>
      <Button type="submit" variant="quiet" className={styles.apply}>
        {catalogue.applySort}
      </Button>
    </form>
  )
}
