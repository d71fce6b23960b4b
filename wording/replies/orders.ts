const listed = (states: readonly string[]) =>
  states.map((state) => `«\u00a0${state}\u00a0»`).join(' ou ')

/** What the server says about orders; the refused change is read by the shopkeeper. */
export const ordersReplies = {
  unknown: 'Cette commande n’existe pas.',
  impossibleChange: (from: string, to: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `La commande est «\u00a0${from}\u00a0», elle ne peut plus changer d’état.`
      : `La commande est «\u00a0${from}\u00a0», elle ne peut pas devenir «\u00a0${to}\u00a0». Possible\u00a0: ${listed(allowed)}.`,
}
