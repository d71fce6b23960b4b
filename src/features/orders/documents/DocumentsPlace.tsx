import { LatePart } from '../../../ui/LatePart'
import type { Order } from '../Order'
import styles from './DocumentsPlace.module.css'

const load = () => import(/* webpackChunkName: "documents" */ './OrderDocuments')

/** The documents of a paid order, below all that the page shows first. */
export function DocumentsPlace({ order, clientId }: { order: Order; clientId: string }) {
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ OrderDocuments }) => <OrderDocuments order={order} clientId={clientId} />}
      </LatePart>
    </div>
  )
}
