import type { Grind } from '../../../contract/grinds'
import { catalogueWords } from '../../../wording/catalogue'
import { Button } from '../../ui/Button'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './AddToCartButton.module.css'
import { InCart } from './InCart'
import { SignInToAdd } from './SignInToAdd'
import { useAddToCart } from './useAddToCart'

type Props = {
  serial: string
  name: string
  stock: number
  /** For what coffee in beans is ground. */
  grind?: Grind | null
  /** One without it. */
  quantity?: number
  /** One of several on the page: less prominent, and named after its product. */
  isOfMany?: boolean
}

/** Puts a product into the client's cart; asks a visitor to sign in. */
export function AddToCartButton(props: Props) {
  const { serial, name, stock, grind = null, quantity = 1, isOfMany = false } = props
  const catalogue = useWords(catalogueWords)
  const { clientId, add, isIntended, refusal } = useAddToCart({ serial, grind })
  return (
    <div className={isOfMany ? undefined : styles.action}>
      <Button
        variant={isOfMany ? 'quiet' : 'primary'}
        disabled={stock === 0}
        onClick={({ currentTarget }) => {
          if (clientId !== null) void animate(currentTarget)
          void add(quantity)
        }}
      >
        {isOfMany ? catalogue.add : catalogue.addToCart}
        {isOfMany && <VisuallyHidden>{catalogue.toCartOf(name)}</VisuallyHidden>}
      </Button>
      {!isOfMany && <InCart clientId={clientId ?? ''} serial={serial} />}
      {isIntended && (
        <div className={styles.intended}>
          <SignInToAdd />
        </div>
      )}
      {refusal && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
    </div>
  )
}

/** Loaded by the first press; without it the article is added all the same. */
async function animate(button: Element): Promise<void> {
  const late = await import(/* webpackChunkName: "animateToCart" */ './animateToCart').catch(
    () => null,
  )
  late?.animateToCart(button)
}
