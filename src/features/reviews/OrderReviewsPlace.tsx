import { LatePart } from '../../ui/LatePart'

const load = () => import(/* webpackChunkName: "orderReviews" */ './OrderReviews')

/** Below an order: what its client says of it. */
export function OrderReviewsPlace(props: { clientId: string; orderId: string }) {
  return (
    <LatePart load={load} waiting={null}>
      {({ OrderReviews }) => <OrderReviews {...props} />}
    </LatePart>
  )
}
