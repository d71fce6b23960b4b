import { useState } from 'react'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { cartWords } from '../../../wording/cart'
import { checkoutWords } from '../../../wording/checkout'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { useWords } from '../../ui/Shop'
import { addressErrors, type AddressErrors } from './addressErrors'
import type { OrderChoices } from './OrderPayment'
import type { Quote } from './Quote'
import type { OrderAddress } from './useOrderAddress'

type FormErrors = { address: AddressErrors; isAddressMissing: boolean; conditions?: string }
const none: FormErrors = { address: {}, isAddressMissing: false }

type Inputs = { address: OrderAddress; quote: Quote | null; cartCents: number }

/** The means, the accepted conditions, and what is missing for the order. */
export function useOrderForm({ address, quote, cartCents }: Inputs) {
  const dispatch = useAppDispatch()
  const { addressRequired } = useWords(cartWords)
  const words = useWords(checkoutWords)
  const [wanted, chooseMeans] = useState<PaymentMeans | null>(null)
  const [accepted, setAccepted] = useState<Quote['conditionsVersion'] | undefined>()
  const [errors, setErrors] = useState(none)
  const version = quote?.conditionsVersion ?? null
  // A box ticked for other conditions is no longer ticked.
  const isAccepted = accepted === version
  const means = quote?.means.find((one) => one === wanted) ?? quote?.means[0] ?? null

  function findErrors(): FormErrors {
    const missing = address.parts ? addressErrors(address.parts, words) : {}
    return {
      address: missing,
      isAddressMissing: Object.keys(missing).length > 0,
      ...(quote && !isAccepted && { conditions: words.acceptMissing }),
    }
  }

  /** Null while something is missing, which is then said. */
  function complete(): OrderChoices | null {
    const found = findErrors()
    setErrors(found)
    const text = found.isAddressMissing ? addressRequired : found.conditions
    if (text === undefined)
      return {
        address: address.text,
        parts: address.parts,
        delivery: address.mode,
        means,
        conditionsVersion: version,
        totalCents: quote?.totalCents ?? cartCents,
        dates: means === 'transfer' ? null : (quote?.dates ?? null),
      }
    dispatch(notices.actions.shown({ kind: 'error', text, topic: 'order-form' }))
    return null
  }

  return {
    means,
    chooseMeans,
    isAccepted,
    accept: (isTicked: boolean) => setAccepted(isTicked ? version : undefined),
    /** What the last try found missing; a new object after each. */
    errors,
    /** The part of it that is still missing. */
    missing: stillIn(errors, findErrors()),
    complete,
  }
}

/** The errors of the last try that a new one would find too. */
function stillIn(tried: FormErrors, now: FormErrors): FormErrors {
  const address = Object.entries(tried.address).filter(([part]) => part in now.address)
  return {
    address: Object.fromEntries(address),
    isAddressMissing: tried.isAddressMissing && now.isAddressMissing,
    ...(tried.conditions && now.conditions && { conditions: now.conditions }),
  }
}
