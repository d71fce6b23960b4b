import type { ComponentProps } from 'react'
import { LatePart } from '../../ui/LatePart'
import { WaitingLines } from '../../ui/WaitingLines'
import type { AwaitedPayment } from './AwaitedPayment'

/** What an order that awaits its payment shows; it is fetched while the order is read. */
export const loadAwaitedPayment = () =>
  import(/* webpackChunkName: "awaitedPayment" */ './AwaitedPayment')

export function AwaitedPaymentPlace(props: ComponentProps<typeof AwaitedPayment>) {
  return (
    <LatePart load={loadAwaitedPayment} waiting={<WaitingLines lines={5} />}>
      {(late) => <late.AwaitedPayment {...props} />}
    </LatePart>
  )
}
