/** Fields of an order whose deleted client's address is no longer needed. */
export const forgottenAddress = { address: null, addressParts: null, trackingNumber: null }
