const listed = (words: readonly string[]) => words.join(', ')

/** The help of the commands about the staff. */
export const staffCommandHelp = {
  staff: 'les personnes qui ont accès à la gestion',
  add: 'invite une personne, ou lui rend l’accès\u00a0: affiche un lien qui sert une fois, pendant 48 heures',
  list: 'liste les personnes et leur rôle',
  revoke: 'retire l’accès d’une personne et ferme ses sessions',
  email: 'l’adresse e-mail de la personne',
  role: (roles: readonly string[]) => `son rôle\u00a0: ${listed(roles)}`,
}

type Restored = {
  staff: readonly { email: string; role: string }[]
  /** Whether the secret of the settings still signs sessions. */
  isSecretGiven: boolean
}

/** What the commands about the staff print. */
export const staffCommandReplies = {
  wrongEmail: (typed: string) => `«\u00a0${typed}\u00a0» n’est pas une adresse e-mail.`,
  wrongRole: (named: string, roles: readonly string[]) =>
    `Il n’y a pas de rôle «\u00a0${named}\u00a0». Possibles\u00a0: ${listed(roles)}.`,
  invited: (email: string, role: string, link: string) =>
    `${email} est invité avec le rôle «\u00a0${role}\u00a0». Ce lien sert une fois, pendant 48 heures\u00a0:\n${link}`,
  listed: (members: readonly { email: string; role: string; isOpened: boolean }[]) =>
    members.length === 0
      ? 'Personne n’a accès à la gestion. Invitez un gérant avec «\u00a0npm run shop -- staff add\u00a0».'
      : members
          .map(
            ({ email, role, isOpened }) =>
              `- ${email}\u00a0: ${role}${isOpened ? '' : ', invitation pas encore ouverte'}`,
          )
          .join('\n'),
  restored: ({ staff, isSecretGiven }: Restored) =>
    [
      'Chacun doit se connecter à nouveau, à la boutique et à la gestion.',
      ...(isSecretGiven
        ? [
            'Changez SESSION_SECRET avant d’ouvrir la boutique\u00a0: sans cela, des sessions fermées depuis la sauvegarde seraient rouvertes.',
          ]
        : []),
      staff.length === 0
        ? 'Personne n’a accès à la gestion.'
        : `Ont accès à la gestion, comme au jour de la sauvegarde\u00a0: ${listed(staff.map(({ email, role }) => `${email} (${role})`))}. Si l’un d’eux ne devait plus l’avoir\u00a0: npm run shop -- staff revoke.`,
    ].join('\n'),
  revoked: (email: string) => `${email} n’a plus accès à la gestion.`,
}
