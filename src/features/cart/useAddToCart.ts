import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { useAppDispatch, useIsSessionKnown, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { useWords } from '../../ui/Shop'
import { useAddToCartMutation } from './cartChangesApi'
import { useRefusals } from './useRefusals'

/** Puts one of the product into the client's cart; asks a visitor to sign in. */
export function useAddToCart(serial: string) {
  const { added, addNeedsLogin } = useWords(catalogueWords)
  const { errorRetry } = useWords(commonWords)
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const { refusals, report, notice } = useRefusals()
  const [addToCart] = useAddToCartMutation()
  const clientId = client && String(client.id)

  async function add(): Promise<void> {
    if (clientId !== null) {
      notice.show(serial, { kind: 'success', text: added })
      await report(serial, errorRetry, addToCart({ clientId, serial }).unwrap())
    } else if (isKnown)
      dispatch(notices.actions.shown({ kind: 'error', text: addNeedsLogin, id: 'sign-in' }))
  }

  return { clientId, add, refusal: client ? refusals[serial] : undefined }
}
