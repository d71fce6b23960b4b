import type { Facts } from '../../../../contract/facts'
import { LatePart } from '../../../ui/LatePart'
import styles from './FormatsPlace.module.css'

const load = () => import(/* webpackChunkName: "ofProduct" */ './Formats')

/** The formats come after the page, to a place that is kept for them. */
export function FormatsPlace({ serial, facts }: { serial: string; facts: Facts }) {
  if (facts.group === undefined) return null
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ Formats }) => <Formats serial={serial} />}
      </LatePart>
    </div>
  )
}
