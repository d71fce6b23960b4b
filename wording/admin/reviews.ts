import type { ReviewState } from '../../contract/reviews'
import { area } from '../area'
import { mediumMoment } from '../mediumMoment'
import { commandAuthor } from '../commandAuthor'

export const adminReviewsWords = area({
  title: 'Avis',
  hint: 'Un avis se lit dans les quinze jours. Sa note n’est jamais une raison de le refuser.',
  states: 'Quels avis',
  tabs: { pending: 'À lire', published: 'Publiés', refused: 'Refusés' } satisfies Record<
    ReviewState,
    string
  >,
  count: (count: number) => (count >= 1000 ? '999+' : String(count)),
  none: {
    pending: 'Aucun avis à lire. Ils arrivent ici dès qu’un client en écrit un.',
    published: 'Aucun avis publié.',
    refused: 'Aucun avis refusé.',
  } satisfies Record<ReviewState, string>,
  pageEmpty: 'Plus rien sur cette page.',
  first: 'Début de la liste',
  next: 'Page suivante',
  stars: (stars: number, max: number) => `${stars} sur ${max}`,
  drawn: (stars: number, max: number) => '★'.repeat(stars) + '☆'.repeat(max - stars),
  author: 'Signé',
  written: 'Écrit',
  moment: mediumMoment,
  order: 'Commande',
  number: 'Numéro',
  page: 'Voir sa page',
  pageOf: (product: string) => `Voir sa page\u00a0: ${product}`,
  offSale: 'Retiré de la vente',
  decision: { published: 'Publié', refused: 'Refusé' },
  decided: (at: string, who: string | null) => `${mediumMoment(at)}, ${who ?? commandAuthor.short}`,
  reason: 'Raison envoyée',
  rewritten: 'Son auteur a changé cet avis depuis que cette page est ouverte.',
  left: 'Un avis de cette page vient d’être traité, ou repris par son auteur.',
  current: 'L’avis tel qu’il est maintenant',
  publish: 'Publier',
  publishOf: (product: string, author: string) => `Publier l’avis de ${author} sur ${product}`,
  publishAfterAll: 'Publier finalement',
  refuse: 'Refuser',
  takeDown: 'Retirer de la boutique',
  cause: 'Motif annoncé',
  ownCause: 'Autre, à écrire',
  /** As the page about reviews announces them. */
  causes: [
    'Il ne parle pas du produit.',
    'Il contient une injure, une discrimination ou une accusation que la loi interdit.',
    'Il contient des données personnelles, une adresse de site ou de la publicité.',
    'Il est illisible, ou écrit pour quelqu’un qui n’a pas reçu le produit.',
  ],
  why: 'Raison, envoyée à l’auteur',
  whyMissing: 'Écrivez la raison\u00a0: elle est envoyée à l’auteur.',
  refuseSave: 'Refuser et écrire à l’auteur',
  takeDownSave: 'Retirer et écrire à l’auteur',
})
