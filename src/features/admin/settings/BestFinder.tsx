import { useState } from 'react'
import type { BestChoice } from '../../../../contract/api/staff/staffSettings'
import { adminHomeWords } from '../../../../wording/admin/home'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { useListStaffProductsQuery } from '../products/staffProductsApi'
import styles from './settings.module.css'

const maxShown = 8

type Props = { chosen: readonly BestChoice[]; onAdd: (choice: BestChoice) => void }

/** Finds products on sale by name or reference, and adds them. */
export function BestFinder({ chosen, onAdd }: Props) {
  const words = useWords(adminHomeWords)
  const [typed, setTyped] = useState('')
  const [q, setQuery] = useState('')
  return (
    <>
      <Field
        type="search"
        autoComplete="off"
        maxLength={100}
        label={words.find}
        hint={words.findHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would save the whole form.
          event.preventDefault()
          setQuery(typed.trim())
        }}
        action={
          <Button variant="quiet" onClick={() => setQuery(typed.trim())}>
            {words.search}
          </Button>
        }
      />
      {q && <Found q={q} chosen={chosen} onAdd={onAdd} />}
    </>
  )
}

function Found({ q, chosen, onAdd }: Props & { q: string }) {
  const words = useWords(adminHomeWords)
  const query = useListStaffProductsQuery({ q, view: 'on_sale' })
  return (
    <Loaded query={query} lines={3}>
      {({ products }) => {
        const found = products.filter(({ serial }) => !chosen.some((one) => one.serial === serial))
        const areAllChosen = found.length === 0 && products.length > 0
        return (
          <>
            <p role="status" className={styles.quiet}>
              {areAllChosen ? words.allChosen : words.found(found.length, maxShown)}
            </p>
            <ul className={styles.choices}>
              {found.slice(0, maxShown).map(({ serial, name, retired, stock }) => (
                <li key={serial} className={styles.choice}>
                  <span>
                    <b>{name}</b>{' '}
                    <span className={styles.quiet}>
                      {[words.serial(serial), stock === 0 && words.soldOut]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Button
                    variant="quiet"
                    aria-label={words.addName(name)}
                    onClick={() => onAdd({ serial, name, retired, stock })}
                  >
                    {words.add}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
