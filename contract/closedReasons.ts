/** Why a shop takes no orders: its shopkeeper closed it, or it lacks what the law wants. */
export const closedReasons = ['chosen', 'incomplete'] as const
export type ClosedReason = (typeof closedReasons)[number]
