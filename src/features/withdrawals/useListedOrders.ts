import { useState } from 'react'
import { isReviewOpen } from './useReview'
import type { WithdrawableOrder } from './Withdrawable'

type Orders = readonly WithdrawableOrder[]
const none: Orders = []

/**
 * The orders as they were read last, newest first. An order whose review is open stays among them: it
 * leaves the reply where its confirmation has arrived without an answer.
 */
export function useListedOrders(clientId: string | number, read: Orders = none): Orders {
  const [last, setLast] = useState({ read, listed: read })
  if (last.read !== read) {
    const reviewed = last.listed.filter(
      ({ id }) => isReviewOpen(clientId, id) && !read.some((order) => order.id === id),
    )
    const listed = [...read, ...reviewed].sort(
      (one, other) => Date.parse(other.date) - Date.parse(one.date),
    )
    setLast({ read, listed })
  }
  return last.listed
}
