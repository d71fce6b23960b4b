import { LatePart } from '../../ui/LatePart'
import styles from './WithdrawalLink.module.css'

const load = () => import(/* webpackChunkName: "withdrawalLink" */ './WithdrawalLink')

export function WithdrawalLinkPlace(props: { clientId: string; orderId: string }) {
  return (
    <LatePart load={load} waiting={<div className={styles.waiting} />}>
      {({ WithdrawalLink }) => <WithdrawalLink {...props} />}
    </LatePart>
  )
}
