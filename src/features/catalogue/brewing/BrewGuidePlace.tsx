import { LatePart } from '../../../ui/LatePart'
import type { Product } from '../Product'
import styles from './BrewGuidePlace.module.css'

const load = () => import(/* webpackChunkName: "ofProduct" */ './BrewGuide')

/** The guide comes after the page, to a place that is kept for it. */
export function BrewGuidePlace({ product }: { product: Product }) {
  const { beans, brewing, dose } = product.facts
  if (!(beans ? brewing : dose)) return null
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ BrewGuide }) => <BrewGuide {...product} />}
      </LatePart>
    </div>
  )
}
