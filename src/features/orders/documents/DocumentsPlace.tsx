import { LatePart } from '../../../ui/LatePart'

const load = () => import(/* webpackChunkName: "documents" */ './OrderDocuments')

/** The documents of a paid order, below all that the page shows first. */
export function DocumentsPlace({ orderId, clientId }: { orderId: string; clientId: string }) {
  return (
    <LatePart load={load} waiting={null}>
      {({ OrderDocuments }) => <OrderDocuments orderId={orderId} clientId={clientId} />}
    </LatePart>
  )
}
