import { intent } from '../state/intent'
import { session } from '../state/session'
import { LatePart } from '../ui/LatePart'
import { useAppSelector } from './hooks'

const load = () => import(/* webpackChunkName: "intended" */ '../features/cart/AddIntended')

/** What a visitor wanted is added as soon as the visitor is a client. */
export function IntendedPlace() {
  const wanted = useAppSelector(intent.selectors.wanted)
  const isSignedIn = useAppSelector(session.selectors.isSignedIn)
  if (!wanted || !isSignedIn) return null
  return (
    <LatePart load={load} waiting={null}>
      {({ AddIntended }) => <AddIntended wanted={wanted} />}
    </LatePart>
  )
}
