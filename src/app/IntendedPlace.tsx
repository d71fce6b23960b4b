import { intent } from '../state/intent'
import { LatePart } from '../ui/LatePart'
import { useAppSelector } from './hooks'

const load = () => import(/* webpackChunkName: "intended" */ '../features/cart/AddIntended')

/** What a visitor wanted is added as soon as the visitor is a client. */
export function IntendedPlace() {
  const wanted = useAppSelector(intent.selectors.wanted)
  if (!wanted) return null
  // It loads before the sign-in, after which the connection may be lost.
  return (
    <LatePart load={load} waiting={null}>
      {({ AddIntended }) => <AddIntended wanted={wanted} />}
    </LatePart>
  )
}
