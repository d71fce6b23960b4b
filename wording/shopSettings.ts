import { quotedName } from './quotedName'

/** The names of the delivery zones until the shopkeeper sets others. */
export const zoneNames = {
  mainland: 'France métropolitaine',
  corsica: 'Corse',
  monaco: 'Monaco',
  overseas: 'outre-mer',
  military: 'secteurs postaux militaires',
}

/** What each setting of the shop is about. */
export const settingTitles = {
  identity: 'identité de la boutique et mentions légales',
  means: 'moyens de paiement, compte des virements, durées d’attente',
  delivery: 'livraison à domicile\u00a0: zones, frais selon le poids, gratuité',
  preparation: 'préparation et acheminement, en jours ouvrés',
  hours: 'horaires d’ouverture de la boutique',
  closedWeeks: 'périodes de fermeture',
  reviews: 'avis\u00a0: délai avant de les demander',
  opening: 'ouverture aux commandes, et ce que les clients lisent quand elles sont fermées',
  home: 'page d’accueil\u00a0: bandeau, mots, image',
  bestProducts: 'sélection de l’accueil\u00a0: les références placées en tête',
}

/** What a setting's value must be. */
export const wantedOfSetting = {
  prefix: 'un début de code postal\u00a0: de 1 à 5 chiffres',
  prefixTwice: 'des débuts de codes postaux qui n’appartiennent chacun qu’à une zone',
  brackets:
    'des tranches de poids croissantes\u00a0; la dernière seule peut être sans limite de poids',
  time: 'une heure, par exemple 18:30',
  span: 'une fin qui suit le début',
  date: 'une date entière, jour, mois et année (au terminal\u00a0: 2026-12-24)',
  nearEnd:
    'une fin au plus tard dans deux ans\u00a0; pour fermer plus longtemps, fermez la boutique aux commandes',
  transit: 'un délai le plus long au moins égal au plus court',
  days: 'un nombre entier de 0 à 60',
  workingDays: 'au moins un jour de la semaine',
  cents: 'un montant de 0 à 10\u202f000\u00a0€, au centime près',
  grams: 'un poids de 1\u00a0g à 1\u202f000\u00a0kg, au gramme près',
  zoneName: 'un nom de 1 à 60 caractères',
  prefixes: 'au moins un début de code postal',
  zones: 'au moins une zone',
  someBrackets: 'au moins une tranche de poids',
  spans: 'au plus 4 plages par jour',
  closedWeeks: 'au plus 100 périodes',
  invitationDays: 'un nombre entier de 1 à 30',
  note: 'une phrase de 200 caractères au plus',
  textUpTo: (max: number) => `un texte de ${max} caractères au plus`,
  textOf: (min: number, max: number) => `un texte de ${min} à ${max} caractères`,
  paragraphs: 'au plus 4 paragraphes',
  values: 'trois valeurs',
  picture: 'une image envoyée par la gestion',
  bestProducts: 'au plus 4 produits',
  bestProductTwice: 'chaque produit une seule fois',
  bestProductUnknown: 'la référence d’un produit de la boutique',
  line: (min: number, max: number) =>
    min > 0 ? `de ${min} à ${max} caractères` : `au plus ${max} caractères`,
  someMeans: 'au moins un moyen de paiement',
  meansOnce: 'chaque moyen de paiement une seule fois',
  heldDays: 'un nombre entier de jours de 1 à 60',
  ibanOfTransfers: 'l’IBAN du compte qui reçoit les virements',
  withoutStripe:
    'STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET sur le serveur avant de choisir Stripe',
  publicDemonstration:
    'de vrais moyens de paiement\u00a0: une boutique publique n’est une démonstration que si le serveur l’écrit (PAYMENT)',
  auditRate: 'le taux de l’audit, de 0 à 100, comme 87 ou 87,5',
  siret: 'les 14 chiffres du SIRET\u00a0; l’un d’eux est faux, ou il en manque',
}

/** The answers of the commands on settings. */
export const settingReplies = {
  listed: (settings: readonly { name: string; title: string; isDefault: boolean }[]) =>
    settings
      .map(
        ({ name, title, isDefault }) => `${name}\u00a0: ${title}${isDefault ? ' (d’origine)' : ''}`,
      )
      .join('\n'),
  set: (name: string) => `Le réglage ${name} est enregistré, et pris en compte par la boutique.`,
  reset: (name: string) => `Le réglage ${name} a retrouvé sa valeur d’origine.`,
  unknown: (name: string, names: readonly string[]) =>
    `Le réglage ${name} n’existe pas. Les réglages\u00a0: ${names.join(', ')}.`,
  notJson: (name: string) =>
    `Rien n’a été changé\u00a0: ce n’est pas du JSON. Partez de ce qu’affiche ${quotedName(`settings get ${name}`)}.`,
  wrong: (name: string, faults: readonly { place: string; wanted: string }[]) =>
    [
      `Rien n’a été changé dans ${name}\u00a0:`,
      ...faults.map(({ place, wanted }) => `- ${place ? `${place}\u00a0: ` : ''}${wanted}`),
    ].join('\n'),
}

/** The help of `npm run shop -- settings`. */
export const settingHelp = {
  settings:
    'Les réglages que la boutique prend en compte aussitôt\u00a0: identité, paiement, livraison, délais, horaires, avis, ouverture, page d’accueil.',
  list: 'Nomme les réglages.',
  get: 'Affiche un réglage, en JSON.',
  set: 'Change un réglage. La boutique ouverte le prend en compte dans la seconde.',
  reset: 'Rend à un réglage sa valeur d’origine.',
  name: 'le nom du réglage',
  value: 'sa valeur en JSON, ou le fichier qui la contient',
}
