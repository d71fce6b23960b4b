/** What a password needs; begins in the middle of a sentence (`server/clients/rules.ts`). */
export const passwordKinds =
  '12 caractères avec majuscule, minuscule, chiffre et caractère spécial\u00a0; ou 14 caractères de trois de ces sortes\u00a0; ou une phrase de 7 mots différents d’au moins deux lettres.'
