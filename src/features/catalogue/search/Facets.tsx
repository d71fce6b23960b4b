import { useId, useState } from 'react'
import type { FacetReply } from '../../../../contract/api/search'
import { searchWords } from '../../../../wording/search'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { FacetGroup } from './FacetGroup'
import styles from './Facets.module.css'

type Props = { facets: FacetReply[]; chosenCount: number }

/** By what the products found can be narrowed; on a small screen it opens below a button. */
export function Facets({ facets, chosenCount }: Props) {
  const words = useWords(searchWords)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const shown = facets.filter(({ facet_values: values }) => values.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.facets} aria-label={words.filters}>
      <Button
        type="button"
        variant="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.filter(chosenCount)}
      </Button>
      <div id={id} className={styles.groups} data-open={isOpen}>
        {shown.map((facet) => (
          <FacetGroup key={facet.facet_name} {...facet} />
        ))}
      </div>
    </section>
  )
}
