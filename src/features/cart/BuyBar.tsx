import { useRef } from 'react'
import type { Grind } from '../../../contract/grinds'
import { catalogueWords } from '../../../wording/catalogue'
import { grindWords } from '../../../wording/grinds'
import { Button } from '../../ui/Button'
import { Price } from '../../ui/Price'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './BuyBar.module.css'
import { SignInToAdd } from './SignInToAdd'
import { useAddToCart } from './useAddToCart'
import { useIsAbove } from './useIsAbove'

type Props = {
  serial: string
  name: string
  priceCents: number
  /** For what coffee in beans is ground. */
  grind: Grind | null
  quantity: number
}

/** At the foot of a narrow window, while the button before it is above the window. */
export function BuyBar({ serial, name, priceCents, grind, quantity }: Props) {
  const words = useWords(catalogueWords)
  const place = useRef<HTMLSpanElement>(null)
  const isAbove = useIsAbove(place)
  const { add, isIntended, refusal } = useAddToCart({ serial, grind })
  return (
    <>
      <span ref={place} />
      {isAbove && (
        <div className={styles.bar} role="group" aria-label={name}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>
              <span>{quantity > 1 && `${quantity}\u00a0×\u00a0`}</span>
              <Price cents={priceCents} words={words.detailPrice} />
              <span>{grind && ` · ${grindWords[grind]}`}</span>
            </span>
          </p>
          <Button variant="primary" onClick={() => void add(quantity)}>
            {words.add}
            <VisuallyHidden>{words.toCartOf(name)}</VisuallyHidden>
          </Button>
          {isIntended && (
            <div className={styles.news}>
              <SignInToAdd />
            </div>
          )}
          {refusal && (
            <p className={styles.news}>
              <ProblemText {...refusal} />
            </p>
          )}
        </div>
      )}
    </>
  )
}
