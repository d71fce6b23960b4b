const listed = (states: readonly string[]) =>
  states.map((state) => `«\u00a0${state}\u00a0»`).join(' ou ')

/** What the server says about orders; the refused change is read by the shopkeeper. */
export const ordersReplies = {
  unknown: 'Cette commande n’existe pas.',
  impossibleChange: (from: string, to: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `La commande est «\u00a0${from}\u00a0», elle ne peut plus changer d’état.`
      : `La commande est «\u00a0${from}\u00a0», elle ne peut pas devenir «\u00a0${to}\u00a0». Possible\u00a0: ${listed(allowed)}.`,
  restockUnsaid:
    'Les articles de la commande retournée reviennent-ils en stock\u00a0? Ajoutez --restock s’ils peuvent être revendus, --no-restock sinon.',
  restockElsewhere: (to: string) =>
    `--restock et --no-restock ne vont qu’avec «\u00a0retournée\u00a0»\u00a0: pour «\u00a0${to}\u00a0», il n’y a rien à choisir.`,
}
