import { LatePart } from '../../ui/LatePart'
import styles from './OrderAgainPlace.module.css'

const load = () => import(/* webpackChunkName: "orderAgain" */ './OrderAgain')

type Props = { clientId: string; orderId: string; isOfMany?: boolean }

export function OrderAgainPlace(props: Props) {
  return (
    <LatePart load={load} waiting={<div className={styles.waiting} />}>
      {({ OrderAgain }) => <OrderAgain {...props} />}
    </LatePart>
  )
}
