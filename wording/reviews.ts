import { area } from './area'
import { longDate } from './longDate'

const day = (date: string) => longDate(new Date(date))
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** The published reviews of a product. */
export const reviewWords = area({
  title: 'Avis de nos clients',
  stars: (stars: number) => `${decimal.format(stars)} sur 5`,
  average: (average: number) => decimal.format(average),
  outOf: 'sur 5',
  count: (count: number) => `${count} avis`,
  by: (author: string) => `par ${author}`,
  ordered: (date: string) => `Commandé le ${day(date)}`,
  published: (date: string) => `Publié le ${day(date)}`,
  newestFirst: 'du plus récent au plus ancien',
  more: 'Afficher d’autres avis',
  morePage: (page: number) => `Avis, page ${page}`,
  empty: 'Personne n’a encore donné son avis sur ce produit.',
  whoWrites:
    'Seuls nos clients qui ont reçu ce produit peuvent donner leur avis. Chaque avis est relu avant d’être publié, rien n’est donné en échange.',
  method: 'Comment les avis sont recueillis et vérifiés',
  bought: 'Vous l’avez reçu\u00a0? Donnez votre avis depuis votre commande',
})
