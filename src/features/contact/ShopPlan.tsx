import { splitAddress } from '../../../contract/splitAddress'
import { contactWords } from '../../../wording/contact'
import { useSettings, useWords } from '../../ui/Shop'
import { PlanDrawing } from './PlanDrawing'
import styles from './ShopPlan.module.css'

const drawnTown = 'Blois'

/** How to come, with a drawing of the town; nothing for a shop in another one. */
export function ShopPlan() {
  const { plan } = useWords(contactWords)
  const town = splitAddress(useSettings().seller.address)?.town
  if (town !== drawnTown) return null
  return (
    <section className={styles.plan}>
      <h2>{plan.title}</h2>
      <figure>
        <PlanDrawing words={plan} />
        <figcaption>{plan.note}</figcaption>
      </figure>
      <ul>
        {plan.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}
