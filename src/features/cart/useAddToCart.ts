import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import {
  isSessionOver,
  useAppDispatch,
  useAppSelector,
  useIsSessionKnown,
  useSession,
} from '../../app/hooks'
import { intent } from '../../state/intent'
import { notices } from '../../state/notices'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { keyOf, type Article } from './article'
import { useAddToCartMutation } from './cartChangesApi'
import { useRefusals } from './useRefusals'

/**
 * Puts an article into the client's cart; of a visitor, or where the session ends under the click,
 * it waits for the sign-in.
 */
export function useAddToCart(article: Article, onRefused?: (problem: ShownProblem) => void) {
  const { added, addNeedsLogin } = useWords(catalogueWords)
  const { errorRetry } = useWords(commonWords)
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const wanted = useAppSelector(intent.selectors.wanted)
  const { refusals, report, notice } = useRefusals(onRefused)
  const [addToCart] = useAddToCartMutation()
  const clientId = client && String(client.id)

  const { serial, grind } = article
  const key = keyOf(article)
  const isWanted = wanted !== null && keyOf(wanted) === key

  const want = (quantity: number) =>
    dispatch(intent.actions.wanted({ serial, grind, quantity, clientId }))

  async function add(quantity: number): Promise<void> {
    if (clientId !== null) {
      if (isWanted) dispatch(intent.actions.ended())
      const { payload } = notice.show(key, { kind: 'success', text: added })
      const sent = addToCart({ clientId, serial, grind, quantity }).unwrap()
      if (await report(article, errorRetry, sent)) return
      dispatch(notices.actions.withdrawn(payload.id))
      if (dispatch(isSessionOver)) want(quantity)
    } else if (isKnown) {
      want(quantity)
      dispatch(notices.actions.shown({ kind: 'error', text: addNeedsLogin, topic: 'sign-in' }))
    }
  }

  const lateRefusal = isWanted && wanted.refusal
  return {
    clientId,
    add,
    isIntended: isWanted && !client && !lateRefusal,
    refusal: client && (refusals[key] ?? lateRefusal),
  }
}
