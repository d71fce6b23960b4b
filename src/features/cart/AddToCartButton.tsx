import type { Client } from '../../../contract/clients'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import styles from './AddToCartButton.module.css'
import { useCartChanges } from './useCartChanges'

type Props = { serial: string; stock: number }

/** Puts one of the product into the client's cart; tells a visitor to sign in. */
export function AddToCartButton(props: Props) {
  const { client } = useSession()
  return client ? <AddForClient client={client} {...props} /> : <AddForVisitor {...props} />
}

function AddForClient({ client, serial, stock }: Props & { client: Client }) {
  const { catalogue } = useWords()
  const changes = useCartChanges(client)
  const refusal = changes.refusals[serial]
  return (
    <div className={styles.action}>
      <Button disabled={stock === 0} onClick={() => changes.add(serial)}>
        {catalogue.addToCart}
      </Button>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  )
}

function AddForVisitor({ stock }: Props) {
  const { catalogue } = useWords()
  const dispatch = useAppDispatch()
  const isKnown = useIsSessionKnown()
  const tell = () =>
    dispatch(notices.actions.shown({ kind: 'error', text: catalogue.addNeedsLogin, id: 'sign-in' }))
  return (
    <div className={styles.action}>
      <Button disabled={stock === 0} onClick={() => isKnown && tell()}>
        {catalogue.addToCart}
      </Button>
    </div>
  )
}
