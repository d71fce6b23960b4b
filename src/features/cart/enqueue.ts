import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { StoreExtra } from '../../api/baseQuery'
import type { Problem } from '../../api/Problem'

export type Outcome<Data> = { data: Data; error?: undefined } | { error: Problem; data?: undefined }

const dropped: Problem = { status: 0, code: 'dropped' }

/** Runs when all earlier work on the cart is over; `dropped` if the shopper signed out before. */
export async function enqueue<Data>(
  { extra }: BaseQueryApi,
  work: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const { cartQueue } = extra as StoreExtra
  return (await cartQueue.take(work)) ?? { error: dropped }
}
