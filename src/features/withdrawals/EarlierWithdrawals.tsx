import { withdrawalMoment } from '../../../wording/withdrawalRows'
import { withdrawalWords } from '../../../wording/withdrawals'
import { useWords } from '../../ui/Shop'
import type { Withdrawable } from './Withdrawable'

/** What the client has declared, and what became of it. */
export function EarlierWithdrawals({ withdrawals }: Pick<Withdrawable, 'withdrawals'>) {
  const { own } = useWords(withdrawalWords)
  return (
    <section>
      <h2>{own.earlier}</h2>
      <ul>
        {withdrawals.map(({ orderId, date, state }) => (
          <li key={`${orderId} ${date}`}>
            {own.declared(orderId, withdrawalMoment(new Date(date)))}{' '}
            <strong>{own.states[state]}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
