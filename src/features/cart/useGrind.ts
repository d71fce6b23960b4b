import { useLocation, useNavigate } from 'react-router-dom'
import type { Grind } from '../../../contract/grinds'
import { useIsHydrating } from '../../ui/useIsHydrating'

/**
 * How coffee is to be ground. It is in the state of the page's location, which a link to another
 * format passes on.
 */
export function useGrind() {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const state = location.state as { grind?: Grind } | null
  const grind: Grind = (!isHydrating && state?.grind) || 'grains'
  const chooseGrind = (chosen: Grind) =>
    void navigate(location, { replace: true, state: { ...state, grind: chosen } })
  return { grind, chooseGrind }
}
