import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { formatAmount, Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './figures.module.css'
import { useIsExempt } from '../parts/useIsExempt'

/** What the period brought, beside the one before, and what the documents say. */
export function Totals({ figures }: { figures: StaffFigures }) {
  const words = useWords(adminFiguresWords)
  const { now, then, documents } = figures
  const isExempt = useIsExempt(figures.by_rate.map(({ rate }) => rate))
  const isSame =
    documents?.sales_cents === now.sales_cents && documents.refunds_cents === now.refunds_cents
  return (
    <section>
      <dl className={styles.totals}>
        <Total
          name={words.net}
          cents={now.sales_cents - now.refunds_cents}
          before={then.sales_cents - then.refunds_cents}
        />
        <Total
          name={words.sales}
          cents={now.sales_cents}
          before={then.sales_cents}
          more={words.fees(formatAmount(now.fees_cents))}
        />
        <Total name={words.refunds} cents={now.refunds_cents} before={then.refunds_cents} />
        <div>
          <dt>{words.orders}</dt>
          <dd>
            {now.orders}
            <small>{words.beforeCount(then.orders)}</small>
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {words.what(isExempt)}{' '}
        {documents &&
          (isSame
            ? words.sameAsDocuments
            : words.otherThanDocuments(
                formatAmount(documents.sales_cents),
                formatAmount(documents.refunds_cents),
              ))}
      </p>
    </section>
  )
}

type TotalProps = { name: string; cents: number; before: number; more?: string }

function Total({ name, cents, before, more }: TotalProps) {
  const words = useWords(adminFiguresWords)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Price cents={cents} words={words.euros} />
        <small>{words.before(formatAmount(before))}</small>
        {more && <small>{more}</small>}
      </dd>
    </div>
  )
}
