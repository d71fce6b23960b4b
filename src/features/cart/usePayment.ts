import { useState } from 'react'
import type { Client } from '../../../contract/clients'
import { cartWords } from '../../../wording/cart'
import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { shownProblem, toProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import type { Cart } from './Cart'
import { usePayCartMutation } from './cartApi'
import type { DeliveryAddress } from './useDeliveryAddress'

type Refusal = ShownProblem & { isAddress: boolean }

/** Pays the cart; what was wrong stays until the next try. */
export function usePayment(client: Client, onPaid: (orderId: string) => void) {
  const cart = useWords(cartWords)
  const catalogue = useWords(catalogueWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const [payCart, { isLoading }] = usePayCartMutation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function refuse(problem: ShownProblem, isAddress = false) {
    setRefusal({ ...problem, isAddress })
    dispatch(notices.actions.shown({ kind: 'error', text: problem.message }))
  }

  async function pay({ lines }: Cart, { mode, text }: DeliveryAddress): Promise<void> {
    const orderId = lines[0]?.orderId
    if (orderId === undefined) return
    const adress = text.trim()
    if (!adress) {
      refuse({ message: cart.addressRequired }, true)
      return
    }
    setRefusal(null)
    try {
      const serials = lines.map(({ serial }) => serial)
      await payCart({
        clientId: String(client.id),
        orderId,
        adress,
        delivery: mode,
        serials,
      }).unwrap()
      dispatch(notices.actions.shown({ kind: 'success', text: cart.paid }))
      onPaid(orderId)
    } catch (error) {
      const { code, status } = toProblem(error)
      if (code === 'dropped' || code === 'session_ended') return
      const fallback = status === 401 ? catalogue.addNeedsLogin : common.errorRetry
      refuse(shownProblem(error, fallback))
    }
  }

  return { pay, isPaying: isLoading, refusal }
}
