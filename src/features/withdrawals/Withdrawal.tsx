import { useLocation } from 'react-router-dom'
import { withdrawalWords } from '../../../wording/withdrawals'
import { useIsSessionKnown, useSession } from '../../app/hooks'
import { LatePart } from '../../ui/LatePart'
import { useSettings, useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import type { Step } from './Declaration'
import { GuestWithdrawal } from './GuestWithdrawal'
import { readOrderOf } from './orderLink'
import styles from './withdrawals.module.css'

const load = () => import(/* webpackChunkName: "ownWithdrawals" */ './OwnOrders')

/** The form for everybody; a client sees their orders first. */
export function Withdrawal({ sent }: { sent: Step | undefined }) {
  const { own, byMail } = useWords(withdrawalWords)
  const { apiHost, seller } = useSettings()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const orderId = readOrderOf(useLocation().search)
  if (apiHost) return <p>{byMail(seller.email)}</p>
  if (!isKnown || !client)
    return (
      <div data-answered className={styles.place}>
        <GuestWithdrawal orderId={orderId} sent={sent} />
      </div>
    )
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={<WaitingLines lines={8} />}>
        {({ OwnOrders }) => <OwnOrders client={client} orderId={orderId} />}
      </LatePart>
      <details className={styles.other}>
        <summary>{own.other}</summary>
        <GuestWithdrawal orderId="" sent={undefined} />
      </details>
    </div>
  )
}
