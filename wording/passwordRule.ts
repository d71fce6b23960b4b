/** What a password needs; begins in the middle of a sentence (`contract/isStrongPassword.ts`). */
export const passwordKinds =
  '12 caractères avec majuscule, minuscule, chiffre et caractère spécial\u00a0; ou 14 caractères de trois de ces sortes\u00a0; ou une phrase de 7 mots différents d’au moins deux lettres.'

/** Refuses a password, in the form as on the server. */
export const weakPassword = `Ce mot de passe est trop simple. Choisissez au moins ${passwordKinds}`
