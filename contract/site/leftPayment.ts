/**
 * The query with which a payer comes back from the provider's page without having paid, and the state of
 * the history of one who was never there.
 */
export const leftPayment = 'sans-payer'
