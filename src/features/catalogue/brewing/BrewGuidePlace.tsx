import type { Facts } from '../../../../contract/facts'
import { LatePart } from '../../../ui/LatePart'
import styles from './BrewGuidePlace.module.css'

const load = () => import(/* webpackChunkName: "ofProduct" */ './BrewGuide')

/** The guide comes after the page, to a place that is kept for it. */
export function BrewGuidePlace({ facts }: { facts: Facts }) {
  if (!facts.beans && !facts.dose) return null
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ BrewGuide }) => <BrewGuide facts={facts} />}
      </LatePart>
    </div>
  )
}
