import { cartWords } from '../../../wording/cart'
import { checkoutWords } from '../../../wording/checkout'
import { frenchNumber } from '../../ui/frenchNumber'
import { formatAmount, Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { Quote } from './Quote'
import styles from './QuoteLines.module.css'

type Props = { quote: Quote; isCurrent: boolean }

/** How the total is made: the goods, what is taken off, the delivery, and the VAT within it. */
export function QuoteLines({ quote, isCurrent }: Props) {
  const { amount } = useWords(cartWords)
  const words = useWords(checkoutWords)
  const { missingForFreeCents: missing } = quote
  const isPickup = quote.pickupAddress !== null && quote.feeCents === 0
  return (
    <>
      <dl className={styles.lines} aria-busy={!isCurrent || undefined}>
        <div>
          <dt>{words.subtotal}</dt>
          <dd>
            <Price cents={quote.subtotalCents} words={amount} />
          </dd>
        </div>
        {quote.discounts.map(({ name, cents }, index) => (
          <div key={index}>
            <dt>{words.codeOf(name)}</dt>
            <dd>
              <Price cents={cents} words={words.discount} />
            </dd>
          </div>
        ))}
        {!isPickup && (
          <div>
            <dt>
              {words.fee}
              {missing !== null && (
                <span className={styles.missing}>
                  {words.missingForFree(formatAmount(missing))}
                </span>
              )}
            </dt>
            <dd>
              <Fee quote={quote} />
            </dd>
          </div>
        )}
        {quote.vat.map(({ rate, cents }) => (
          <div key={rate} className={styles.vat}>
            <dt>{words.vat(frenchNumber(String(rate)))}</dt>
            <dd>
              <Price cents={cents} words={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {quote.isWithoutVat && <p className={styles.untaxed}>{words.vatFranchise}</p>}
    </>
  )
}

function Fee({ quote: { refusal, feeCents } }: Pick<Props, 'quote'>) {
  const { amount } = useWords(cartWords)
  const { free } = useWords(checkoutWords)
  if (refusal === null && feeCents > 0) return <Price cents={feeCents} words={amount} />
  return <span>{refusal === null ? free : '–'}</span>
}
