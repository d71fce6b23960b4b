import { catalogueWords } from '../../../wording/catalogue'
import { Button } from '../../ui/Button'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './AddToCartButton.module.css'
import { InCart } from './InCart'
import { animateToCart } from './animateToCart'
import { useAddToCart } from './useAddToCart'

type Props = {
  serial: string
  name: string
  stock: number
  /** One of several on the page: less prominent, and named after its product. */
  isOfMany?: boolean
}

/** Puts one of the product into the client's cart; asks a visitor to sign in. */
export function AddToCartButton({ serial, name, stock, isOfMany = false }: Props) {
  const catalogue = useWords(catalogueWords)
  const { clientId, add, refusal } = useAddToCart(serial)
  return (
    <div className={isOfMany ? undefined : styles.action}>
      <Button
        variant={isOfMany ? 'quiet' : 'primary'}
        disabled={stock === 0}
        onClick={({ currentTarget }) => {
          if (clientId !== null) animateToCart(currentTarget)
          void add()
        }}
      >
        {isOfMany ? catalogue.add : catalogue.addToCart}
        {isOfMany && <VisuallyHidden>{catalogue.toCartOf(name)}</VisuallyHidden>}
      </Button>
      {!isOfMany && <InCart clientId={clientId ?? ''} serial={serial} />}
      {refusal && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
    </div>
  )
}
