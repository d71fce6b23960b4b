import { catalogueWords } from '../../../wording/catalogue'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Button } from '../../ui/Button'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './AddToCartButton.module.css'
import { InCart } from './InCart'
import { animateToCart } from './animateToCart'
import { useCartChanges } from './useCartChanges'

type Props = {
  serial: string
  name: string
  stock: number
  /** One of several on the page: quieter, and named after its product. */
  isOfMany?: boolean
}

/** Puts one of the product into the client's cart; tells a visitor to sign in. */
export function AddToCartButton({ serial, name, stock, isOfMany = false }: Props) {
  const catalogue = useWords(catalogueWords)
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const changes = useCartChanges(client)
  const refusal = client && changes.refusals[serial]
  const add = (button: Element) => {
    if (client) {
      animateToCart(button)
      return changes.add(serial)
    }
    const notice = { kind: 'error', text: catalogue.addNeedsLogin, id: 'sign-in' } as const
    if (isKnown) dispatch(notices.actions.shown(notice))
  }
  return (
    <div className={isOfMany ? undefined : styles.action}>
      <Button
        look={isOfMany ? 'quiet' : 'primary'}
        disabled={stock === 0}
        onClick={({ currentTarget }) => void add(currentTarget)}
      >
        {isOfMany ? catalogue.add : catalogue.addToCart}
        {isOfMany && <VisuallyHidden>{catalogue.toCartOf(name)}</VisuallyHidden>}
      </Button>
      {!isOfMany && <InCart clientId={changes.clientId} serial={serial} />}
      {refusal && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
    </div>
  )
}
