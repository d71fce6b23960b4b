import { useEffect, useEffectEvent, useState } from 'react'
import { isSessionOver, useAppDispatch } from '../../app/hooks'
import type { Picked } from './pickLines'

type Review = { picked: Picked; key: string | undefined }

/** What was to be confirmed where the session ended, by client and order; in no storage. */
const waiting = new Map<string, Review>()
const nameOf = (clientId: string | number, orderId: string) => JSON.stringify([clientId, orderId])

export const isReviewWaiting = (clientId: string | number, orderId: string): boolean =>
  waiting.has(nameOf(clientId, orderId))

/** What is to be confirmed of an order; it outlives a session that ends before the confirmation. */
export function useReview(clientId: string | number, orderId: string) {
  const dispatch = useAppDispatch()
  const name = nameOf(clientId, orderId)
  const [review, setReview] = useState(() => waiting.get(name) ?? null)
  const keep = useEffectEvent(() => {
    if (review && dispatch(isSessionOver)) waiting.set(name, review)
    else waiting.delete(name)
  })
  useEffect(() => () => keep(), [])
  return [review, setReview] as const
}
