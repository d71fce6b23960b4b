import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { useAppDispatch, useAppSelector, useIsSessionKnown, useSession } from '../../app/hooks'
import { intent } from '../../state/intent'
import { notices } from '../../state/notices'
import { useWords } from '../../ui/Shop'
import { keyOf, type Article } from './article'
import { useAddToCartMutation } from './cartChangesApi'
import { useRefusals } from './useRefusals'

/** Puts an article into the client's cart; of a visitor it is kept until the sign-in. */
export function useAddToCart(article: Article) {
  const { added, addNeedsLogin } = useWords(catalogueWords)
  const { errorRetry } = useWords(commonWords)
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const wanted = useAppSelector(intent.selectors.wanted)
  const { refusals, report, notice } = useRefusals()
  const [addToCart] = useAddToCartMutation()
  const clientId = client && String(client.id)

  const key = keyOf(article)

  async function add(quantity: number): Promise<void> {
    if (clientId !== null) {
      notice.show(key, { kind: 'success', text: added })
      await report(article, errorRetry, addToCart({ clientId, ...article, quantity }).unwrap())
    } else if (isKnown) {
      dispatch(
        intent.actions.wanted({ serial: article.serial, grind: article.grind ?? null, quantity }),
      )
      dispatch(notices.actions.shown({ kind: 'error', text: addNeedsLogin, topic: 'sign-in' }))
    }
  }

  const isIntended = wanted !== null && client === null && keyOf(wanted) === key
  return { clientId, add, isIntended, refusal: client ? refusals[key] : undefined }
}
