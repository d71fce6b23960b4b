import { deliveryModes } from '../../../contract/deliveryModes'
import { usualStates } from '../../../contract/orderStates'

export type Step = { state: string; is: 'past' | 'now' | 'ahead' }

const awaited = 'en attente de paiement'

/** The known steps of an order: the usual ones, or those up to its early end. */
export function timelineOf(
  state: string | null,
  delivery: string | null,
  /** False for an order whose payment never arrived. */
  wasPaid = true,
  /** Its client pays at the counter, where it is prepared before it is paid. */
  isAtCounter = false,
): Step[] {
  const mode = deliveryModes.find((known) => known === delivery)
  if (state === null || !mode) return []
  const usual: readonly string[] = usualStates[mode]
  if (state === awaited)
    return [
      { state, is: 'now' },
      ...usual.slice(isAtCounter ? 3 : 1).map((one) => ({ state: one, is: 'ahead' as const })),
    ]
  // Money that arrived after its end did not pay it.
  if (!wasPaid || state === 'expirée')
    return [
      { state: awaited, is: 'past' },
      { state, is: 'now' },
    ]
  const reached = usual.indexOf(state)
  if (reached < 0) {
    // A parcel that did not arrive had left.
    const past = usual.slice(0, state === 'perdue' || state === 'retournée' ? 3 : 1)
    return [...past.map((one) => ({ state: one, is: 'past' as const })), { state, is: 'now' }]
  }
  return usual.map((one, index) => ({ state: one, is: placeOf(index - reached) }))
}

function placeOf(distance: number): Step['is'] {
  if (distance < 0) return 'past'
  return distance === 0 ? 'now' : 'ahead'
}
