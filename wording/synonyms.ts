/** The words of a new shop that find what another word finds. */
export const firstSynonyms: readonly (readonly [word: string, meaning: string])[] = [
  ['infusion', 'tisane'],
  ['infusions', 'tisane'],
  ['expresso', 'espresso'],
  ['express', 'espresso'],
  ['broyeur', 'moulin'],
  ['chope', 'mug'],
  ['gobelet', 'verre'],
  ['inox', 'inoxydable'],
  ['v60', 'filtre'],
  ['dripper', 'filtre'],
  ['chemex', 'filtre'],
  ['slow', 'filtre'],
  ['french', 'cafetiere'],
  ['presse', 'piston'],
  ['press', 'piston'],
  ['bodum', 'piston'],
  ['bialetti', 'italienne'],
  ['moka', 'italienne'],
  ['percolateur', 'espresso'],
  ['cannette', 'boite'],
  ['conserver', 'conservation'],
  ['peser', 'balance'],
  ['mousser', 'lait'],
  ['mousseur', 'pichet'],
  ['cappuccino', 'lait'],
  ['latte', 'lait'],
  ['fume', 'lapsang'],
  ['agrume', 'bergamote'],
  ['agrumes', 'citron'],
  ['menthol', 'menthe'],
  ['citronnelle', 'verveine'],
  ['deca', 'decafeine'],
  ['organique', 'biologique'],
  ['theine', 'cafeine'],
  ['tea', 'the'],
  ['coffee', 'cafe'],
  ['kettle', 'bouilloire'],
  ['grinder', 'moulin'],
  ['bissap', 'hibiscus'],
  ['karkade', 'hibiscus'],
  ['redbush', 'rooibos'],
  ['wulong', 'oolong'],
]

/** The headings of a file of synonyms. */
export const synonymColumns = ['mot', 'sens'] as const

/** The answers of the commands on synonyms. */
export const synonymReplies = {
  none: 'La recherche n’a pas de synonyme.',
  added: (word: string, meaning: string) =>
    `«\u00a0${word}\u00a0» trouve aussi ce que trouve «\u00a0${meaning}\u00a0», dès maintenant.`,
  present: (word: string, meaning: string) =>
    `«\u00a0${word}\u00a0» trouvait déjà ce que trouve «\u00a0${meaning}\u00a0».`,
  removed: (count: number) =>
    count === 1 ? 'Un synonyme est retiré.' : `${count} synonymes sont retirés.`,
  unknown: (word: string) =>
    `Rien n’a été retiré\u00a0: «\u00a0${word}\u00a0» n’a pas ce synonyme.`,
  replaced: (count: number) =>
    `La recherche a maintenant ${count} synonyme${count > 1 ? 's' : ''}, pris en compte aussitôt.`,
  refused: (faults: readonly string[]) =>
    ['Rien n’a été changé\u00a0:', ...faults.map((fault) => `- ${fault}`)].join('\n'),
  ofLine: (line: number, fault: string) => `ligne ${line}\u00a0: ${fault}`,
  notTwo: 'il faut deux mots, le mot tapé puis celui qu’il veut dire',
  notWord: (text: string) =>
    `«\u00a0${text}\u00a0» n’est pas un seul mot de 2 à 40 lettres ou chiffres`,
  saysNothing: (text: string) =>
    `«\u00a0${text}\u00a0» est un mot que la recherche ignore, comme «\u00a0de\u00a0» ou «\u00a0les\u00a0»`,
  same: (text: string) => `«\u00a0${text}\u00a0» se trouve déjà lui-même`,
  tooMany: (max: number) => `plus de ${max} synonymes`,
}

/** The help of `npm run shop -- synonyms`. */
export const synonymHelp = {
  synonyms:
    'Les synonymes de la recherche\u00a0: un mot trouve aussi ce que trouve un autre. Pris en compte aussitôt par chaque serveur.',
  list: 'Les affiche, dans la forme du fichier que lit import.',
  add: 'Ajoute un synonyme.',
  remove: 'Retire un synonyme, ou tous ceux d’un mot.',
  import: 'Remplace tous les synonymes par ceux d’un fichier CSV (mot;sens), tout ou rien.',
  reset: 'Remet les synonymes d’origine.',
  word: 'le mot tapé',
  meaning: 'le mot qu’il veut dire',
  file: 'le fichier CSV',
}
