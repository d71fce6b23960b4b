import { useState } from 'react'
import type { StaffOrderSummary } from '../../../../contract/api/staff/staffOrder'
import { staffPageSize } from '../../../../contract/lists'

type Orders = readonly StaffOrderSummary[]

/**
 * The orders of a page that is read again after every change, and those that newer ones have pushed off
 * it, as they were last there. An order that leaves it otherwise has changed, and is not among them.
 */
export function useSeenOrders(page: Orders): Orders {
  const [read, setRead] = useState(page)
  const [seen, setSeen] = useState(page)
  if (read !== page) {
    setRead(page)
    setSeen([...page, ...seen.filter((order) => isPushedOff(order, page))])
  }
  return seen
}

/** Whether the page is full and ends before this order; the newest are first. */
function isPushedOff({ at, id }: StaffOrderSummary, page: Orders): boolean {
  const last = page[staffPageSize - 1]
  return last !== undefined && (at < last.at || (at === last.at && id < last.id))
}
