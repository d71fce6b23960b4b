import { LatePart } from '../../../ui/LatePart'
import styles from './DocumentsPlace.module.css'

const load = () => import(/* webpackChunkName: "documents" */ './OrderDocuments')

/** The documents of a paid order, below all that the page shows first. */
export function DocumentsPlace({ orderId, clientId }: { orderId: string; clientId: string }) {
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ OrderDocuments }) => <OrderDocuments orderId={orderId} clientId={clientId} />}
      </LatePart>
    </div>
  )
}
