/** What the server says to the staff. */
export const staffReplies = {
  badCredentials: 'L’adresse e-mail, le mot de passe ou le code est faux.',
  codeWrong:
    'Ce code n’est pas valable, ou il a déjà servi. Attendez le suivant dans votre application, puis saisissez-le. Si aucun n’est accepté, l’heure du téléphone ou du serveur est fausse.',
  passkeyRefused:
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec votre mot de passe et un code.',
  linkDead:
    'Ce lien a déjà servi ou n’est plus valable. Si vous venez d’ouvrir votre accès, connectez-vous, puis faites de nouveaux codes de secours. Sinon, demandez un nouveau lien à un gérant, ou avec «\u00a0npm run shop -- staff add\u00a0».',
  signedOut: 'Vous êtes déconnecté de la gestion.',
  notYourRole: 'Votre rôle ne permet pas cette action. Demandez à un gérant.',
  otherOrigin: 'Cette demande ne vient pas d’une page de la boutique\u00a0: rien n’est changé.',
  proofNeeded: 'Confirmez que c’est vous, avec votre clé d’accès ou un code, puis recommencez.',
  memberUnknown: (email: string) => `Personne n’a accès à la gestion avec l’adresse ${email}.`,
  memberGone: 'Cette personne n’a plus accès à la gestion. Rechargez la page.',
  alreadyMember: (email: string) =>
    `${email} est déjà dans l’équipe\u00a0: changez son rôle, ou envoyez-lui un nouveau lien.`,
  invited: (email: string) => `${email} est invité\u00a0: le lien part par e-mail.`,
  linkSent: (email: string) => `Un nouveau lien part par e-mail à ${email}.`,
  roleChanged: (email: string, role: string) =>
    `${email} a maintenant le rôle «\u00a0${role}\u00a0», et doit se connecter à nouveau.`,
  roleKept: (email: string, role: string) =>
    `${email} a déjà le rôle «\u00a0${role}\u00a0»\u00a0: rien n’a changé.`,
  removed: (email: string) => `${email} n’a plus accès à la gestion.`,
  othersEnded: (count: number) =>
    count === 0
      ? 'Vous n’êtes connecté nulle part ailleurs.'
      : `Vous êtes déconnecté de ${count > 1 ? `${count} autres endroits` : 'l’autre endroit'}.`,
  lastManager:
    'C’est le dernier gérant de la boutique\u00a0: invitez d’abord un autre gérant, et attendez qu’il ait ouvert son accès.',
}
