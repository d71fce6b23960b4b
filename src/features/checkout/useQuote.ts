import { useEffect } from 'react'
import { api } from '../../api/api'
import { toProblem, type Problem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { useSettings } from '../../ui/Shop'
import { useDebounced } from '../../ui/useDebounced'
import type { Quote } from './Quote'
import type { OrderAddress } from './useOrderAddress'
import { useQuoteCartQuery } from './quoteApi'

const typingPauseMs = 300
/** The cart and its quote, read together, may arrive one after the other. */
const rereadPauseMs = 1000

export type ShownQuote = {
  /** The newest quote, which may be of an earlier cart; null from another host that quotes no prices. */
  quote: Quote | null | undefined
  /** False until the quote is of this cart and this address. */
  isCurrent: boolean
  problem: Problem | null
  retry: () => unknown
}

/** What the cart costs with this delivery; `cartCents` is the sum of the lines on the screen. */
export function useQuote(clientId: string, address: OrderAddress, cartCents: number): ShownQuote {
  const dispatch = useAppDispatch()
  const { apiHost } = useSettings()
  const postcode = useDebounced(address.postcode, typingPauseMs)
  const asked = { clientId, delivery: address.mode, postcode }
  const { data, currentData, error, refetch } = useQuoteCartQuery(asked)
  // The shop's own server always quotes.
  const isUnreadable = currentData === null && !apiHost
  const isOfCart = !currentData || currentData.subtotalCents === cartCents
  useEffect(() => {
    if (isOfCart) return
    // Another device changed the cart: what is charged is what is listed.
    const timer = setTimeout(() => dispatch(api.util.invalidateTags(['Cart'])), rereadPauseMs)
    return () => clearTimeout(timer)
  }, [isOfCart, dispatch])
  return {
    quote: isUnreadable ? undefined : (currentData ?? data),
    // A quote that is read again stays current: a press may be under way, and the sum goes with it.
    isCurrent:
      currentData !== undefined && !isUnreadable && postcode === address.postcode && isOfCart,
    problem: isUnreadable || (error && !(currentData && isOfCart)) ? toProblem(error) : null,
    retry: refetch,
  }
}
