import type { Weekday } from '../../contract/weekdays'
import type { ProviderName } from '../../contract/paymentMeans'
import type { SellerFact } from '../../contract/sellerFacts'
import { area } from '../area'
import { shortMoment } from '../shortMoment'
import { capitalize } from '../capitalize'
import { commandAuthor } from '../commandAuthor'

const withoutObject = '«\u00a0sans objet\u00a0» si vous n’en vendez pas'

const dayNames: Record<Weekday, string> = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
}

const providers: Record<ProviderName, string> = {
  demonstration: 'Démonstration',
  stripe: 'Carte bancaire, par Stripe',
  transfer: 'Virement',
  counter: 'Au comptoir',
}
const providerHints: Record<ProviderName, string> = {
  demonstration: 'Toutes les étapes d’une commande, sans argent.',
  stripe: 'Le client paie sur la page de Stripe et revient.',
  transfer: 'Les articles attendent l’argent\u00a0; vous dites quand il est arrivé.',
  counter:
    'Pour un retrait en boutique seulement. Qui facture la TVA enregistre ces paiements dans un logiciel de caisse certifié, ou attesté par son éditeur (CGI, art. 286, I, 3°\u00a0bis)\u00a0; cette boutique n’en est pas un.',
}
/** Why a means cannot be chosen, and how that changes. */
const impossible: Partial<Record<ProviderName, string>> = {
  stripe:
    'La personne qui tient le serveur donne d’abord STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET à la boutique, puis la redémarre. Ces clés ne sont jamais dans la base.',
  demonstration:
    'Une boutique publique n’est une démonstration que si le serveur l’écrit (PAYMENT).',
}

const factHints: Partial<Record<SellerFact, string>> = {
  address: 'Du siège et de la boutique, sur une ligne\u00a0: 12 rue Haute, 41000 Blois',
  email: 'Les clients y écrivent, et les e-mails de la boutique en viennent.',
  legalName: 'Ou nom et prénom',
  capital: 'Rien pour une entreprise individuelle',
  rcs: 'Par exemple «\u00a0RCS Blois 123 456 789\u00a0»',
  hosting: 'Nom, adresse et téléphone',
  mediator: 'Nom, adresse et site du médiateur de la consommation',
  eprPackaging: withoutObject,
  eprElectrical: withoutObject,
  eprBatteries: withoutObject,
}

export const adminSettingsWords = area({
  title: 'Réglages',
  titles: {
    identity: 'Identité et mentions légales',
    means: 'Moyens de paiement',
    hours: 'Horaires d’ouverture',
    closedWeeks: 'Fermetures',
    delivery: 'Livraison à domicile',
    preparation: 'Préparation et transport',
    reviews: 'Avis des clients',
    opening: 'Ouverture aux commandes',
    home: 'Page d’accueil',
    bestProducts: 'Sélection de l’accueil',
  },
  change: (what: string) => `Modifier\u00a0: ${what}`,
  changeShort: 'Modifier',
  cancel: 'Ne rien changer',
  save: 'Enregistrer',
  correct: 'Corrigez ce qui est signalé.',
  wrong: {
    amount: 'Écrivez un montant en euros, par exemple 5,90.',
    weight: 'Écrivez un poids en kilos, par exemple 2 ou 0,5.',
    count: 'Écrivez un nombre entier.',
  },
  outdated: (who: string | null, at: string | null) =>
    at === null
      ? 'Ce réglage a changé pendant votre saisie, qui est gardée.'
      : `${who ?? capitalize(commandAuthor.subject)} a changé ce réglage pendant votre saisie, qui est gardée (${shortMoment(at)}). L’historique dit ce qui a changé.`,
  keepTyped: 'Garder ma saisie, qui remplacera l’autre',
  takeStored: 'Reprendre ce qui est enregistré',
  history: 'Historique',
  noHistory: 'Personne ne l’a encore changé.',
  older: (count: number) => `Plus anciens (${count})`,
  terminal: commandAuthor.short,
  wasReset: 'Retour au réglage d’origine',
  before: 'Avant',
  after: 'Après',
  moment: shortMoment,
  reset: 'Revenir au réglage d’origine',
  resetWhat: 'Il dira de nouveau\u00a0:',
  resetSave: 'Rétablir le réglage d’origine',
  days: dayNames,
  from: 'De',
  to: 'À',
  addSpan: (day: string) => `Ajouter une plage\u00a0: ${day}`,
  addSpanShort: 'Ajouter une plage',
  removeSpan: (day: string, place: number) => `Retirer la plage ${place}\u00a0: ${day}`,
  remove: 'Retirer',
  removePart: (name: string) => `Retirer\u00a0: ${name}`,
  rowRemoved: (name: string) => `Retirée\u00a0: ${name}.`,
  span: (day: string, place: number) => `Plage ${place}\u00a0: ${day}`,
  spansOf: (day: string) => `Plages\u00a0: ${day}`,
  bracket: (place: number) => `Tranche ${place}`,
  brackets: 'Tranches de poids',
  periods: 'Périodes de fermeture',
  zones: 'Zones de livraison',
  closed: 'Fermé',
  sameAsBefore: 'Comme la veille',
  hoursHint: 'Sans aucune plage dans la semaine, la boutique n’affiche pas d’horaires.',
  firstDay: 'Du',
  lastDay: 'Au (compris)',
  period: (place: number) => `Période ${place}`,
  noPeriods: 'Aucune fermeture n’est prévue.',
  addPeriod: 'Ajouter une fermeture',
  closedWeeksHint:
    'Ces jours-là, rien n’est préparé ni remis. Les clients le lisent 60 jours avant\u00a0; les jours fériés s’ajoutent d’eux-mêmes.',
  enabled: 'La boutique livre à domicile',
  zone: (place: number, name: string) => `Zone ${place}${name ? `\u00a0: ${name}` : ''}`,
  zoneName: 'Nom',
  prefixes: 'Débuts de codes postaux',
  prefixesHint: 'Séparés par des virgules, par exemple 97, 98. Le début le plus long l’emporte.',
  firstZoneHint: 'Son prix est annoncé tant que l’adresse du client n’est pas connue.',
  isServed: 'La boutique livre dans cette zone',
  overseasVat:
    'La boutique y calcule la TVA de métropole. Outre-mer, elle est autre, ou n’est pas due\u00a0: voyez-le avec votre comptable avant d’y livrer.',
  upTo: 'Jusqu’à (kg)',
  upToHint: 'Vide\u00a0: tout poids',
  fee: 'Frais (€)',
  removeBracket: (place: number) => `Retirer la tranche ${place}`,
  addBracket: 'Ajouter une tranche de poids',
  freeFrom: 'Offerte à partir de (€ d’articles)',
  freeFromHint: 'Vide\u00a0: jamais',
  removeZone: 'Retirer cette zone',
  removeZoneOf: (name: string) => `Retirer cette zone\u00a0: ${name}`,
  addZone: 'Ajouter une zone',
  preparationDays: 'Jours ouvrés de préparation',
  workingDays: 'Jours travaillés',
  cutOff: 'Heure limite',
  cutOffHint:
    'Après elle, une commande compte pour le jour ouvré suivant. Vide\u00a0: sans limite.',
  transitFrom: 'Transport, au plus court (jours)',
  transitTo: 'Transport, au plus long (jours)',
  carrierDays: 'Jours travaillés par le transporteur',
  openShop: 'Ouvrir la boutique',
  closeShop: 'Fermer aux commandes',
  changeNote: 'Changer la phrase',
  closedNote: 'Une phrase pour les clients',
  closedNoteHint: 'Facultative. Par exemple\u00a0: Nous rouvrons lundi 7.',
  ordersGoOn:
    'Fermée, la boutique se visite et garde les paniers. Les commandes déjà passées suivent leur cours.',
  toOpening: 'Les étapes de l’ouverture',
  identityHint:
    'Les pages, les mentions légales, les conditions de vente, les e-mails et les prochaines factures suivent aussitôt. Une facture déjà émise garde ce qu’elle disait.',
  identityParts: {
    shop: 'La boutique',
    seller: 'L’entreprise',
    site: 'Le site',
    streams: 'Éco-organismes',
  },
  factHints,
  franchise:
    'L’entreprise est en franchise de TVA (article 293 B du CGI)\u00a0: aucune TVA nulle part',
  declarations: {
    none: 'Aucun audit n’a été fait',
    exempt: 'Microentreprise, exemptée',
    audit: 'Un audit a donné un taux',
  },
  auditRate: 'Taux de conformité, en\u00a0%',
  auditRateHint: 'Celui du rapport, que vous tenez à disposition, par exemple 87 ou 87,5.',
  meansHint:
    'Les pages, les conditions de vente et la page de confidentialité suivent aussitôt. Un paiement déjà commencé va à son terme, même par un moyen que vous retirez.',
  offered: 'Proposés aux clients, dans cet ordre',
  providers,
  providerHints,
  impossible,
  up: (what: string) => `Monter\u00a0: ${what}`,
  upShort: 'Monter',
  transferAccount: 'Virements',
  iban: 'IBAN',
  bic: 'BIC (facultatif)',
  holder: 'Titulaire du compte',
  holderHint: 'Vide\u00a0: la dénomination sociale, ou le nom de la boutique',
  transferDays: 'Jours d’attente d’un virement',
  counterDays: 'Jours d’attente au comptoir',
  counterHint:
    'Ils se comptent à partir du premier jour où la commande peut être retirée. Les articles sont gardés jusqu’à la fin du dernier, puis remis en vente.',
  heldHint: 'Les articles sont gardés jusque-là, puis remis en vente.',
  fixed: (name: string) => `Fixé sur le serveur (${name})`,
  someFixed: (what: readonly string[]) => `Fixé sur le serveur\u00a0: ${what.join(', ')}.`,
  isAsked: 'Demander un avis par e-mail',
  invitationDays: 'Jours après la réception',
})
