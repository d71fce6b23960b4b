import { useCallback, useId, useState } from 'react'
import { grinds, type Grind } from '../../../contract/grinds'
import { catalogueWords } from '../../../wording/catalogue'
import { grindWords } from '../../../wording/grinds'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { intent } from '../../state/intent'
import { useWords } from '../../ui/Shop'
import { LatePart } from '../../ui/LatePart'
import { Stepper } from '../../ui/Stepper'
import { AddToCartButton } from './AddToCartButton'
import styles from './BuyProduct.module.css'

const loadBar = () => import(/* webpackChunkName: "ofProduct" */ './BuyBar')

type Props = {
  serial: string
  name: string
  priceCents: number
  stock: number
  facts: { beans?: true }
}

/** On a product's own page: how many, for coffee how it is ground, and the button. */
export function BuyProduct({ serial, name, priceCents, stock, facts: { beans } }: Props) {
  const words = useWords(catalogueWords)
  const id = useId()
  const dispatch = useAppDispatch()
  const grind = useAppSelector(intent.selectors.grind)
  /** As it was typed, also where the stock is lower. */
  const [wanted, setWanted] = useState(1)
  const quantity = Math.min(wanted, Math.max(stock, 1))
  // What was chosen before hydration, or is restored by the browser, is only in the page.
  const takeChoice = useCallback(
    (choices: HTMLElement | null) => {
      const select = choices?.querySelector('select')
      if (select) dispatch(intent.actions.ground(select.value as Grind))
      const typed = Math.floor(Number(choices?.querySelector('input')?.value))
      if (typed >= 1) setWanted(typed)
    },
    [dispatch],
  )
  const article = { serial, name, grind: beans ? grind : null, quantity }
  return (
    <>
      {stock > 0 && (
        <div ref={takeChoice} className={styles.choices}>
          {beans && (
            <div className={styles.grind}>
              <label htmlFor={id}>{words.grind}</label>
              <select
                id={id}
                value={grind}
                onChange={({ target }) => dispatch(intent.actions.ground(target.value as Grind))}
              >
                {grinds.map((one) => (
                  <option key={one} value={one}>
                    {grindWords[one]}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Stepper
            value={quantity}
            max={stock}
            names={words}
            onSet={setWanted}
            onTooMany={setWanted}
          />
        </div>
      )}
      <div role="status">{stock > 0 && wanted > stock && words.onlyLeft(stock)}</div>
      <AddToCartButton {...article} stock={stock} />
      {stock > 0 && (
        <LatePart load={loadBar} waiting={null}>
          {({ BuyBar }) => <BuyBar {...article} priceCents={priceCents} />}
        </LatePart>
      )}
    </>
  )
}
