/** The query with which a payer comes back from the provider's page without having paid. */
export const leftPayment = 'sans-payer'
