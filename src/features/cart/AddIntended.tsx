import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { intent, isStillMeant, type Intent } from '../../state/intent'
import { useAddToCart } from './useAddToCart'

/** Adds once what the client wanted before signing in. */
export function AddIntended({ wanted }: { wanted: Intent }) {
  const dispatch = useAppDispatch()
  const { add } = useAddToCart(wanted)
  const start = useEffectEvent(() => {
    dispatch(intent.actions.ended())
    if (isStillMeant(wanted)) void add(wanted.quantity)
  })
  useEffect(() => start(), [])
  return null
}
