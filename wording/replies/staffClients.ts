/** What the server says to the staff about clients. */
export const clientReplies = {
  unknown: 'Ce compte n’existe pas, ou il est effacé.',
  noted: 'Note ajoutée.',
  mailed: {
    proof: 'Un e-mail part, avec le lien qui confirme l’adresse.',
    password: 'Un e-mail part, avec la page où choisir un mot de passe.',
  },
  alreadyProven:
    'L’adresse e-mail de ce client est déjà confirmée\u00a0: ce lien ne servirait à rien.',
  tooManyLinks:
    'Plusieurs de ces e-mails sont déjà partis à ce client, et leurs liens valent encore. Demandez-lui de regarder dans ses indésirables, ou réessayez plus tard.',
  otherEmail: 'Ce n’est pas l’adresse e-mail de ce client.',
  ordersOpen: (ids: readonly number[]) =>
    ids.length === 1
      ? `Rien n’est effacé\u00a0: la commande ${ids.join('')} n’est pas terminée, ou un remboursement y est à faire. Terminez-la, ou annulez-la et remboursez-la d’abord, car le client n’en recevrait plus aucun e-mail.`
      : `Rien n’est effacé\u00a0: des commandes ne sont pas terminées, ou des remboursements y sont à faire (${ids.join(', ')}). Terminez-les, ou annulez-les et remboursez-les d’abord, car le client n’en recevrait plus aucun e-mail.`,
  erased: 'Le compte est effacé. Le client en est averti par e-mail.',
}
