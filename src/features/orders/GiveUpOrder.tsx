import { useState } from 'react'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { useWords } from '../../ui/Shop'
import printed from './OrderSummary.module.css'

type Props = {
  /** Money may be on its way that the shop does not see: asks once more before. */
  isTransfer: boolean
  isBusy: boolean
  giveUp: (refill: boolean) => Promise<void>
}
const ways = ['cart', 'end'] as const
type Way = (typeof ways)[number]

/** Gives an unpaid order up, with or without its articles back in the cart. */
export function GiveUpOrder({ isTransfer, isBusy, giveUp }: Props) {
  const words = useWords(orderPaymentWords)
  const [asked, ask] = useState<Way | null>(null)
  /** The button to which the focus goes back. */
  const [left, leave] = useState<Way | null>(null)
  const names = { cart: words.changeCart, end: words.giveUp }
  if (asked === null)
    return (
      <>
        {ways.map((way) => (
          <Button
            key={way}
            variant="quiet"
            ref={left === way ? focus : undefined}
            isBusy={isBusy}
            onClick={() => (isTransfer ? ask(way) : void giveUp(way === 'cart'))}
          >
            {names[way]}
          </Button>
        ))}
      </>
    )
  function keep() {
    leave(asked)
    ask(null)
  }
  return (
    <div role="group" aria-label={words.giveUpAsk} tabIndex={-1} ref={focus}>
      <p>{words.giveUpAsk}</p>
      <div className={printed.actions}>
        <Button variant="danger" isBusy={isBusy} onClick={() => void giveUp(asked === 'cart')}>
          {names[asked]}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={keep}>
          {words.keepOrder}
        </Button>
      </div>
    </div>
  )
}
