/** What the server says about a message to the shop. */
export const contactReplies = { sent: 'Votre message est envoyé.' }
