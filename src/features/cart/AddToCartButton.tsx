import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import styles from './AddToCartButton.module.css'
import { useCartChanges } from './useCartChanges'

type Props = { serial: string; stock: number }

/** Puts one of the product into the client's cart; tells a visitor to sign in. */
export function AddToCartButton({ serial, stock }: Props) {
  const { catalogue } = useWords()
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const changes = useCartChanges(client)
  const refusal = client && changes.refusals[serial]
  const add = () => {
    if (client) return changes.add(serial)
    const notice = { kind: 'error', text: catalogue.addNeedsLogin, id: 'sign-in' } as const
    if (isKnown) dispatch(notices.actions.shown(notice))
  }
  return (
    <div className={styles.action}>
      <Button disabled={stock === 0} onClick={() => void add()}>
        {catalogue.addToCart}
      </Button>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  )
}
