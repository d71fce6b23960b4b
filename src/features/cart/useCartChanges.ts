import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { shownProblem, toProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { cartApi } from './cartApi'
import type { CartLine } from './Cart'
import type { Click } from './changeCart'
import { clickKey, nextClick } from './clicks'
import { useCartNotice } from './useCartNotice'

type Started = { unwrap(): Promise<{ hasCart: boolean }>; reset(): void }
type Options = { fixedCacheKey: string }

/** Calls that one click may make at a host that only takes one article less at a time. */
const mostSteps = 50

/**
 * The commands on the cart of a client, who must be there when one is given. Each click runs in its turn; `refusals` tells by product why the
 * last one was refused, until the next try.
 */
export function useCartChanges(client: Client | null) {
  const dispatch = useAppDispatch()
  const clientId = client ? String(client.id) : ''
  const catalogue = useWords(catalogueWords)
  const common = useWords(commonWords)
  const notice = useCartNotice()
  const [refusals, setRefusals] = useState<Readonly<Record<string, ShownProblem>>>({})
  const { addToCart, incrementLine, decrementLine, setQuantity, deleteLine } = cartApi.endpoints

  async function run(
    serial: string,
    fallback: string,
    start: (click: Click, options: Options) => Started,
    /** Takes the place of a refusal with 404: another host may not know the call. */
    onUnknown?: () => Promise<unknown>,
  ): Promise<boolean> {
    const click = { clientId, serial, click: nextClick() }
    const started = start(click, { fixedCacheKey: clickKey(click) })
    setRefusals((all) => Object.fromEntries(Object.entries(all).filter(([of]) => of !== serial)))
    try {
      const { hasCart } = await started.unwrap()
      // Without a cart in the reply the click waits for the cart that is read next.
      if (hasCart) started.reset()
      return true
    } catch (error) {
      started.reset()
      const { code, status } = toProblem(error)
      // Signed out meanwhile: that has its own message, if any.
      if (code === 'dropped' || code === 'session_ended') return false
      if (onUnknown && status === 404) {
        await onUnknown()
        return false
      }
      const problem = shownProblem(error, status === 401 ? catalogue.addNeedsLogin : fallback)
      notice.show(serial, { kind: 'error', text: problem.message })
      setRefusals((others) => ({ ...others, [serial]: problem }))
      return false
    }
  }

  const less = (serial: string) =>
    run(serial, common.error, (click, options) => dispatch(decrementLine.initiate(click, options)))

  return {
    clientId,
    refusals,
    add(serial: string) {
      notice.show(serial, { kind: 'success', text: catalogue.added })
      return run(serial, common.errorRetry, (click, options) =>
        dispatch(addToCart.initiate(click, options)),
      )
    },
    more: (serial: string) =>
      run(serial, common.error, (click, options) =>
        dispatch(incrementLine.initiate(click, options)),
      ),
    less,
    /** Gives a line as many as are left. */
    takeLeft: ({ serial, quantity, stock }: CartLine) =>
      run(
        serial,
        common.error,
        (click, options) => dispatch(setQuantity.initiate({ ...click, quantity: stock }, options)),
        async () => {
          let steps = Math.min(quantity - stock, mostSteps)
          while (steps > 0 && (await less(serial))) steps -= 1
        },
      ),
    remove: ({ serial, lineId }: CartLine) =>
      run(serial, common.error, (click, options) =>
        dispatch(deleteLine.initiate({ ...click, lineId }, options)),
      ),
  }
}

export type CartChanges = ReturnType<typeof useCartChanges>
