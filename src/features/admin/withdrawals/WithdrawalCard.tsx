import type { StaffWithdrawal } from '../../../../contract/api/staff/staffWithdrawals'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { manager } from '../../../../contract/staffRights'
import { adminWithdrawalsWords } from '../../../../wording/admin/withdrawals'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import { useMay } from '../session/useMay'
import { MatchForm } from './MatchForm'
import { Fact } from '../parts/Fact'
import { Fold } from '../parts/Fold'
import styles from './withdrawals.module.css'
import { WithdrawalSteps } from './WithdrawalSteps'

/** A declaration: what it says, until when the shop refunds, and what to do now. */
export function WithdrawalCard({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const words = useWords(adminWithdrawalsWords)
  const isManager = useMay(manager)
  const { id, state, next } = withdrawal
  const isOpen = next.length > 0 && state !== 'refused'
  return (
    <article className={styles.card} data-is-open={isOpen} aria-labelledby={`withdrawal-${id}`}>
      <header>
        <h2 id={`withdrawal-${id}`}>{words.one(id)}</h2>
        <StateLabel state={state} name={words.states[state]} />
      </header>
      <Facts withdrawal={withdrawal} />
      {isOpen && !withdrawal.is_mailed && <p className={styles.warning}>{words.notMailed}</p>}
      {isManager && withdrawal.may_match && (
        <Match
          key={withdrawal.order}
          withdrawal={withdrawal}
          isFirst={isOpen && withdrawal.order === null}
        />
      )}
      <WithdrawalSteps withdrawal={withdrawal} />
    </article>
  )
}

/** Saying the order comes first while it is unknown; after that, it is a correction. */
function Match({ withdrawal, isFirst }: { withdrawal: StaffWithdrawal; isFirst: boolean }) {
  const words = useWords(adminWithdrawalsWords)
  if (isFirst) return <MatchForm withdrawal={withdrawal} />
  return (
    <Fold isMadeLate summary={withdrawal.order === null ? words.matchRefused : words.matchOther}>
      <MatchForm withdrawal={withdrawal} />
    </Fold>
  )
}

function Facts({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const words = useWords(adminWithdrawalsWords)
  const { order, name, email, articles, lines, deadline, due } = withdrawal
  return (
    <dl className={styles.facts}>
      {due !== null && <Fact name={words.due}>{words.dueBy(due)}</Fact>}
      <Fact name={words.declared}>
        <time dateTime={withdrawal.at}>{words.moment(withdrawal.at)}</time>
      </Fact>
      <Fact name={words.who}>
        {name ?? words.erased}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </Fact>
      <Fact name={words.order}>
        {order === null ? (
          words.unmatched(withdrawal.order_text)
        ) : (
          <Link to={adminOrderPath(order)}>{order}</Link>
        )}
      </Fact>
      <Fact name={words.what}>
        {lines.map(({ name: article, quantity }, index) => (
          <div key={index}>{words.line(article, quantity)}</div>
        ))}
        {lines.length === 0 && (articles ?? words.whole)}
      </Fact>
      {order !== null && (
        <Fact name={words.deadline}>
          {deadline === null ? words.open : words.until(deadline, withdrawal.is_late)}
        </Fact>
      )}
      {withdrawal.refusal !== null && <Fact name={words.refusal}>{withdrawal.refusal}</Fact>}
    </dl>
  )
}
