/** What the server says about withdrawals. */
export const withdrawalReplies = {
  sentBefore:
    'Ce formulaire a déjà servi à une autre déclaration\u00a0: rechargez la page pour en ouvrir un nouveau.',
  orderUnknown: 'Cette commande n’est pas parmi les vôtres.',
  nothingLeft:
    'Il ne reste rien à rendre de cette commande\u00a0: elle est remboursée, ou votre rétractation est déjà reçue.',
  lineUnknown: 'Cette commande n’a pas cette ligne.',
  tooMany: (name: string, left: number) =>
    `«\u00a0${name}\u00a0»\u00a0: vous pouvez encore renoncer à ${left} au plus.`,
}
