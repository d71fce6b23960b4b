import { useEffect, useEffectEvent, useState } from 'react'
import { isSessionOver, useAppDispatch } from '../../app/hooks'
import type { Picked } from './pickLines'

type Review = { picked: Picked; key: string | undefined }

/** What is to be confirmed, by client and order; in no storage. */
const reviews = new Map<string, Review>()
const nameOf = (clientId: string | number, orderId: string) => JSON.stringify([clientId, orderId])

export const isReviewOpen = (clientId: string | number, orderId: string): boolean =>
  reviews.has(nameOf(clientId, orderId))

/** What is to be confirmed of an order; it outlives a session that ends before the confirmation. */
export function useReview(clientId: string | number, orderId: string) {
  const dispatch = useAppDispatch()
  const name = nameOf(clientId, orderId)
  const [review, setReview] = useState(() => reviews.get(name) ?? null)
  const forget = useEffectEvent(() => {
    if (!dispatch(isSessionOver)) reviews.delete(name)
  })
  useEffect(() => () => forget(), [])
  const open = (next: Review) => {
    reviews.set(name, next)
    setReview(next)
  }
  return [review, open] as const
}
