import type { FacetName } from '../contract/facets'
import type { SearchOrder } from '../contract/searchLimits'
import { area } from './area'

export const searchWords = area({
  title: 'Rechercher',
  description: 'Chercher un café, un thé, une tisane ou un accessoire dans la boutique.',
  query: 'Que cherchez-vous\u00a0?',
  submit: 'Rechercher',
  sort: 'Trier par',
  orders: {
    pertinence: 'Pertinence',
    asc: 'Prix croissant',
    desc: 'Prix décroissant',
  } satisfies Record<SearchOrder, string>,
  suggestions: 'Suggestions',
  suggested: (count: number) => (count === 1 ? 'Une suggestion' : `${count} suggestions`),
  /** Below the price of what is sold by weight or by volume; directive 98/6, article 3. */
  unitPrice: (isPerLitre: boolean) => (amount: string) =>
    `${amount}\u00a0€/${isPerLitre ? 'L' : 'kg'}`,
  filters: 'Filtres',
  filter: (chosen: number) => (chosen > 0 ? `Filtrer (${chosen})` : 'Filtrer'),
  facets: {
    categorie: 'Catégorie',
    preparation: 'Préparation',
    notes: 'Notes',
    origine: 'Origine',
    torrefaction: 'Torréfaction',
    cafeine: 'Caféine',
    bio: 'Agriculture biologique',
    prix: 'Prix',
    stock: 'Disponibilité',
  } satisfies Record<FacetName, string>,
  values: {
    torrefaction: (value: string) => `${value} sur 5`,
    cafeine: (value: string) => (value === 'sans' ? 'sans caféine' : value),
    bio: () => 'biologique',
    prix: (value: string) => `jusqu’à ${value}\u00a0€`,
    stock: () => 'en stock',
  },
  more: (count: number) => `${count} de plus`,
  chosen: 'Filtres choisis',
  /** Before the value, for screen readers. */
  remove: 'Retirer',
  /** With the number of products that are found without it. */
  removeToFind: (value: string, without: number) =>
    `Retirer «\u00a0${value}\u00a0» (${without} ${without === 1 ? 'produit' : 'produits'})`,
  removeAll: 'Retirer tous les filtres',
  readAs: (asked: string, read: string) =>
    `Rien pour «\u00a0${asked}\u00a0»\u00a0; voici ce que donne «\u00a0${read}\u00a0».`,
  cut: 'Le catalogue est en cours de mise à jour\u00a0: il peut manquer des produits.',
  nothing: 'Aucun produit ne correspond. Retirez un filtre, ou cherchez avec d’autres mots.',
})
