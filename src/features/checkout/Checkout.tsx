import { useEffect, useRef, useState } from 'react'
import type { AddressParts } from '../../../contract/api/address'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { Failure } from '../../ui/Failure'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import styles from './Checkout.module.css'
import { ConditionsBox } from './ConditionsBox'
import { DeliveryChoice } from './DeliveryChoice'
import { MeansChoice } from './MeansChoice'
import type { OrderPayment } from './OrderPayment'
import { OrderRefusal } from './OrderRefusal'
import { OrderSummary } from './OrderSummary'
import { OrderTotal } from './OrderTotal'
import { PaymentNews } from './PaymentNews'
import { PromotionCode } from './PromotionCode'
import { QuoteLines } from './QuoteLines'
import { useOrderAddress } from './useOrderAddress'
import { useOrderForm } from './useOrderForm'
import { useQuote } from './useQuote'

type Props = {
  client: Client
  /** The sum of the lines on the screen. */
  cartCents: number
  /** A change of the cart is in progress. */
  isWaiting: boolean
  payment: OrderPayment
}

/** From the cart to the order: the delivery, the means, the amount due, the payment. */
export function Checkout({ client, cartCents, isWaiting, payment }: Props) {
  const words = useWords(cartWords)
  const section = useRef<HTMLElement>(null)
  const [lastAddresses, setLastAddresses] = useState<AddressParts[]>([])
  const address = useOrderAddress(client, lastAddresses)
  const clientId = String(client.id)
  const shown = useQuote(clientId, address, cartCents)
  const { isCurrent, problem } = shown
  const quote = shown.quote ?? null
  // A quote needs the chosen address, and names others to choose from.
  if (quote && quote.lastAddresses !== lastAddresses) setLastAddresses(quote.lastAddresses)
  const form = useOrderForm({ address, quote, cartCents })
  const { phase, refusal } = payment
  const isFixed = phase !== 'open'
  useEffect(() => {
    // The button may be far below the invalid field. The promotion code is a form of its own.
    section.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(form *)')?.focus()
  }, [form.errors, refusal])
  const isReady = isCurrent && !isWaiting && !quote?.refusal
  const fieldErrors = { ...refusal?.fields, ...form.missing.address }
  const labels = {
    open: words.pay,
    paying: words.paying,
    checking: words.checking,
    leaving: words.leaving,
    paid: words.pay,
  }
  function order() {
    const choices = form.complete()
    if (choices) payment.pay(choices)
  }
  return (
    <section ref={section} className={styles.checkout} aria-label={words.summary}>
      <DeliveryChoice
        address={address}
        errors={fieldErrors}
        isLoading={shown.quote === undefined && !problem}
        isMissing={form.missing.isAddressMissing}
        refusal={quote?.refusal ?? null}
        isPostcodeRefused={quote?.isPostcodeRefused ?? false}
        isDisabled={isFixed}
      />
      {quote && (
        <MeansChoice
          means={quote.means}
          chosen={form.means}
          choose={form.chooseMeans}
          isDisabled={isFixed}
        />
      )}
      {problem && <Failure problem={problem} onRetry={shown.retry} />}
      {shown.quote === undefined && !problem && <WaitingLines lines={8} />}
      {quote && (
        <>
          <PromotionCode clientId={clientId} promotion={quote.promotion} />
          <QuoteLines quote={quote} isCurrent={isCurrent} />
        </>
      )}
      <OrderSummary address={address} quote={quote} means={form.means} />
      {quote && (
        <ConditionsBox
          guaranteeNotice={quote.guaranteeNotice}
          isAccepted={form.isAccepted}
          error={form.missing.conditions}
          isDisabled={isFixed}
          onChange={form.accept}
        />
      )}
      {refusal && <OrderRefusal refusal={refusal} />}
      <div className={styles.bar}>
        <OrderTotal cents={quote?.totalCents ?? cartCents} isCurrent={isCurrent} />
        <Button
          isBusy={phase !== 'open' && phase !== 'paid'}
          disabled={phase === 'paid' || (phase === 'open' && !isReady)}
          onClick={order}
        >
          {labels[phase]}
        </Button>
        <PaymentNews payment={payment} />
      </div>
      {!quote?.isWithoutVat && <p className={styles.note}>{words.totalHint}</p>}
      {shown.quote === null && <p className={styles.note}>{words.demonstration}</p>}
    </section>
  )
}
