/** Characters of a message to the shop. */
export const maxMessageLength = 4000
