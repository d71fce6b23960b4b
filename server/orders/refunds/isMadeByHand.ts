import type { Services } from '../../services'

/** `isNamed`: its provider has given it a name. */
type Requested = { provider: string; isNamed: boolean }

/**
 * Whether the shop makes a requested refund by itself: its provider says so, or nobody can be asked
 * any more, because the provider is no longer set up.
 */
export function isMadeByHand(
  { providers }: Pick<Services, 'providers'>,
  { provider: name, isNamed }: Requested,
): boolean {
  const provider = providers.byName(name)
  return !provider || (provider.isManual && isNamed)
}
