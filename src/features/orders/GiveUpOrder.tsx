import { useState } from 'react'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { useWords } from '../../ui/Shop'
import printed from './OrderSummary.module.css'

type Props = {
  /** Money may be on its way that the shop does not see. */
  isTransfer: boolean
  isBusy: boolean
  giveUp: (refill: boolean) => Promise<void>
}

/** Gives an unpaid order up, with or without its articles back in the cart; asks once more before. */
export function GiveUpOrder({ isTransfer, isBusy, giveUp }: Props) {
  const words = useWords(orderPaymentWords)
  const [asked, ask] = useState<'cart' | 'end' | null>(null)
  if (asked === null)
    return (
      <>
        {(['cart', 'end'] as const).map((way) => (
          <Button
            key={way}
            variant="quiet"
            isBusy={isBusy}
            onClick={() => (isTransfer ? ask(way) : void giveUp(way === 'cart'))}
          >
            {way === 'cart' ? words.changeCart : words.giveUp}
          </Button>
        ))}
      </>
    )
  return (
    <div role="group" aria-label={words.giveUpAsk} tabIndex={-1} ref={focus}>
      <p>{words.giveUpAsk}</p>
      <div className={printed.actions}>
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => void giveUp(asked === 'cart').then(() => ask(null))}
        >
          {asked === 'cart' ? words.changeCart : words.giveUp}
        </Button>
        <Button variant="quiet" onClick={() => ask(null)}>
          {words.keepOrder}
        </Button>
      </div>
    </div>
  )
}
