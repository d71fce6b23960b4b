import { useId, useState } from 'react'
import { brewWords } from '../../../../wording/brewing'
import { factWords } from '../../../../wording/facts'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import type { Product } from '../Product'
import styles from './BrewGuide.module.css'
import { gramsFor, millilitresFor, rateOf, usualMillilitres, waysOf, type Way } from './doses'

type Brewed = Pick<Product, 'facts' | 'unitPriceCents' | 'isPerLitre'>

/** How a product is brewed, with a calculator of its dose in both directions. */
export function BrewGuide({ facts, unitPriceCents, isPerLitre }: Brewed) {
  const words = useWords(brewWords)
  const { values } = useWords(factWords)
  const [first, ...others] = waysOf(facts)
  const [chosen, choose] = useState<Way | undefined>(first)
  if (first === undefined || chosen === undefined) return null
  const { temperature, minutes } = facts
  return (
    <section className={styles.guide}>
      <h2>{words.title}</h2>
      {temperature && (
        <p>
          {[values.temperature(temperature), minutes && values.minutes(minutes)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {others.length > 0 && (
        <div role="group" aria-label={words.way} className={styles.ways}>
          {[first, ...others].map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={way === chosen}
              onClick={() => choose(way)}
            >
              {words.ways[way]}
            </button>
          ))}
        </div>
      )}
      <Doses
        key={chosen}
        way={chosen}
        rate={rateOf(chosen, facts)}
        perKilo={isPerLitre ? null : unitPriceCents}
      />
    </section>
  )
}

/** What was typed last leads; the other follows. */
type Typed = { of: 'water' | 'dose'; text: string }

type DosesProps = { way: Way; rate: number; perKilo: number | null }

function Doses({ way, rate, perKilo }: DosesProps) {
  const words = useWords(brewWords)
  const id = useId()
  const [typed, setTyped] = useState<Typed>({ of: 'water', text: String(usualMillilitres[way]) })
  const number = Math.max(0, Number(typed.text) || 0)
  const millilitres = typed.of === 'water' ? typed.text : millilitresFor(rate, number)
  const grams = typed.of === 'dose' ? typed.text : gramsFor(rate, number)
  return (
    <div className={styles.doses}>
      <label htmlFor={`${id}water`}>{way === 'espresso' ? words.cup : words.water}</label>
      <input
        id={`${id}water`}
        type="number"
        inputMode="numeric"
        min={0}
        max={5000}
        value={millilitres}
        onChange={({ target }) => setTyped({ of: 'water', text: target.value })}
      />
      <label htmlFor={`${id}dose`}>{way === 'infusion' ? words.leaves : words.coffee}</label>
      <input
        id={`${id}dose`}
        type="number"
        inputMode="decimal"
        min={0}
        max={500}
        step={0.1}
        value={grams}
        onChange={({ target }) => setTyped({ of: 'dose', text: target.value })}
      />
      {perKilo !== null && (
        <p className={styles.cost}>
          <Price cents={Math.round((perKilo * Number(grams)) / 1000)} words={words.cost} />
        </p>
      )}
    </div>
  )
}
