import type { ShownFact } from '../../../contract/facts'
import { catalogueWords } from '../../../wording/catalogue'
import { factWords } from '../../../wording/facts'
import { useWords } from '../../ui/Shop'
import type { Product } from './Product'
import styles from './ProductFacts.module.css'
import { weightText } from './weight'

/** The facts beside the description; unknown ones are left out. */
export function ProductFacts({ product }: { product: Product }) {
  const catalogue = useWords(catalogueWords)
  const { names, values } = useWords(factWords)
  const { weightGrams, country, category, stock } = product
  const declared = (Object.keys(names) as ShownFact[]).map((name) => {
    const value = product.facts[name]
    return [names[name], value === undefined ? null : values[name](value)]
  })
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
