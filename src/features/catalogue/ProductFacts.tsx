import { catalogueWords } from '../../../wording/catalogue'
import { factWords } from '../../../wording/facts'
import { useWords } from '../../ui/Shop'
import { namedFacts } from './namedFacts'
import type { Product } from './Product'
import styles from './ProductFacts.module.css'
import { weightText } from './weight'

/** The facts beside the description; unknown ones are left out. */
export function ProductFacts({ product }: { product: Product }) {
  const catalogue = useWords(catalogueWords)
  const declared = namedFacts(product.facts, useWords(factWords))
  const { weightGrams, country, category, stock } = product
  const facts = [
    ...declared,
    [catalogue.country, country],
    [catalogue.weight, weightGrams ? weightText(weightGrams, catalogue) : null],
    [catalogue.stock, stock === 0 ? catalogue.soldOut : catalogue.inStock(stock)],
    [catalogue.category, category],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
