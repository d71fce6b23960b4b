import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withdrawalWords } from '../../../wording/withdrawals'
import { toProblem } from '../../api/Problem'
import { useIsSessionKnown, useSession } from '../../app/hooks'
import { LatePart } from '../../ui/LatePart'
import { useSettings, useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import type { Step } from './Declaration'
import { GuestWithdrawal } from './GuestWithdrawal'
import { readOrderOf } from './orderLink'
import { SessionOver } from './SessionOver'
import styles from './withdrawals.module.css'
import { useListWithdrawableQuery } from './withdrawalsApi'

const load = () => import(/* webpackChunkName: "ownWithdrawals" */ './OwnOrders')

/** The form for everybody; a client sees their orders first. */
export function Withdrawal({ sent }: { sent: Step | undefined }) {
  const { own, byMail } = useWords(withdrawalWords)
  const { apiHost, seller } = useSettings()
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const orderId = readOrderOf(useLocation().search)
  const [isDeclared, setDeclared] = useState(false)
  // Another host answers a guest too, by a refusal; with 404 it does not know the call. Without an
  // answer the form is shown: its sending says what to do.
  const { currentData, error } = useListWithdrawableQuery(
    { clientId: client ? String(client.id) : '' },
    { skip: !apiHost || !isKnown },
  )
  const isKnownThere = currentData ?? (error && toProblem(error).status !== 404)
  if (apiHost && !isKnownThere) return <p>{byMail(seller.email)}</p>
  if (!isKnown || !client)
    return (
      <div data-answered className={styles.place}>
        {!isDeclared && <SessionOver />}
        <GuestWithdrawal orderId={orderId} sent={sent} onDeclared={() => setDeclared(true)} />
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
