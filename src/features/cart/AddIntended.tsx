import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppDispatch, RootState } from '../../api/RootState'
import { useAppDispatch, useAppSelector, useSession } from '../../app/hooks'
import { toReturn } from '../../returnPath'
import { intent, isStillMeant, type Intent } from '../../state/intent'
import { session } from '../../state/session'
import { keyOf } from './article'
import { cartApi } from './cartApi'
import { useAddToCart } from './useAddToCart'

/** Milliseconds within which a press has become a click. */
const pressMs = 500

/** What a visitor wanted, which waits for the sign-in. */
export function AddIntended({ wanted }: { wanted: Intent }) {
  const isSignedIn = useAppSelector(session.selectors.isSignedIn)
  return isSignedIn && <AddOnce wanted={wanted} />
}

/**
 * Adds once what the client wanted before signing in. A tab without the focus did not sign in: it
 * waits until the client is back in it, and adds nothing that the cart holds by then. Why it is
 * refused stays with what was wanted, for its button to say, until another page is shown.
 */
function AddOnce({ wanted }: { wanted: Intent }) {
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
    const isThere = isBack && isStillMeant(wanted) && (await isInCart())
    if (!dispatch(isWanted(wanted))) return
    dispatch(intent.actions.ended())
    if (isStillMeant(wanted) && !isThere) await add(wanted.quantity)
  })

  /** Says it once a press that brought the client back has ended: it may be on the same button. */
  async function isInCart() {
    await new Promise((resolve) => setTimeout(resolve, pressMs))
    const { data } = await readCart({ clientId: String(client?.id) })
    return data?.lines.some((line) => keyOf(line) === keyOf(wanted))
  }

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

/** False once a press has added it, or the client has signed out. */
const isWanted = (wanted: Intent) => (_: AppDispatch, getState: () => RootState) =>
  intent.selectors.wanted(getState()) === wanted
