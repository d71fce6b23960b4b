/** The states of a refund, for the shopkeeper. */
export const refundStateNames = {
  requested: 'demandé, en attente',
  succeeded: 'rendu',
  failed: 'échoué',
} as const
