import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch, useSession } from '../../app/hooks'
import { toReturn } from '../../returnPath'
import { intent, isStillMeant, type Intent } from '../../state/intent'
import { keyOf } from './article'
import { cartApi } from './cartApi'
import { useAddToCart } from './useAddToCart'

/**
 * Adds once what the client wanted before signing in. A tab without the focus did not sign in: it
 * waits until the client is back in it, and adds nothing that the cart holds by then. Why it is
 * refused stays with what was wanted, for its button to say, until another page is shown.
 */
export function AddIntended({ wanted }: { wanted: Intent }) {
  const dispatch = useAppDispatch()
  const { client } = useSession()
  const { add } = useAddToCart(wanted, ({ message, reference }) =>
    dispatch(intent.actions.wanted({ ...wanted, refusal: { message, reference } })),
  )
  const [readCart] = cartApi.useLazyGetCartQuery()
  const { pathname, search } = useLocation()
  /** Null on the page of the sign-in, which leads on. */
  const place = toReturn(pathname + search)
  const refusedAt = useRef(place)

  const start = useEffectEvent(async (isBack: boolean) => {
    if (wanted.refusal) return
    dispatch(intent.actions.ended())
    if (!isStillMeant(wanted)) return
    const cart = isBack && (await readCart({ clientId: String(client?.id) }))
    const isThere = cart && cart.data?.lines.some((line) => keyOf(line) === keyOf(wanted))
    if (!isThere) await add(wanted.quantity)
  })
  useEffect(() => {
    if (document.hasFocus()) {
      void start(false)
      return
    }
    const comeBack = () => void start(true)
    window.addEventListener('focus', comeBack, { once: true })
    return () => window.removeEventListener('focus', comeBack)
  }, [])
  useEffect(() => {
    if (!wanted.refusal) return
    refusedAt.current ??= place
    if (place !== refusedAt.current) dispatch(intent.actions.ended())
  }, [wanted.refusal, place, dispatch])
  return null
}
