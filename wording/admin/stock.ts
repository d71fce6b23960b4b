import { maxMovements } from '../../contract/maxMovements'
import type { StockAct, StockCause } from '../../contract/stockCauses'
import { area } from '../area'
import { plural } from '../plural'
import { shortMoment } from '../shortMoment'

const inPieces = (count: number) => plural(count, 'pièce', 'pièces')
const promisedPieces = (count: number) =>
  plural(count, 'pièce vendue est encore ici', 'pièces vendues sont encore ici')

export const adminStockWords = area({
  title: 'Stock',
  left: (count: number) => (count === 0 ? 'Épuisé' : inPieces(count)),
  sold: (count: number) =>
    count === 0
      ? 'Aucune vente en 90 jours'
      : `${plural(count, 'pièce vendue', 'pièces vendues')} en 90 jours`,
  what: 'Que s’est-il passé\u00a0?',
  acts: {
    arrived: 'Des pièces sont arrivées',
    counted: 'J’ai compté ce qu’il y a',
    lost: 'Des pièces sont perdues ou cassées',
  } satisfies Record<StockAct, string>,
  promised: (count: number) =>
    `${promisedPieces(count)}, dans les commandes qui ne sont pas parties\u00a0: ne ${count > 1 ? 'les' : 'la'} comptez pas.`,
  countMeanwhile: (stock: number, promised: number) =>
    `Pendant votre comptage, des pièces ont bougé\u00a0: le stock est de ${inPieces(stock)}${promised > 0 ? `, et ${promisedPieces(promised)}, à ne pas compter` : ''}. Relisez votre nombre, puis notez de nouveau.`,
  pieces: 'Nombre de pièces',
  save: 'Noter',
  history: 'Mouvements',
  lastOnly: `Les ${maxMovements} derniers mouvements des commandes et les ${maxMovements} derniers autres sont montrés\u00a0: il y en a de plus anciens.`,
  causes: {
    sale: 'Vente, commande',
    release: 'Annulation, commande',
    return: 'Retour, commande',
    arrival: 'Arrivage',
    loss: 'Perte',
    count: 'Comptage',
    import: 'Catalogue',
    correction: 'Correction',
  } satisfies Record<StockCause, string>,
  change: (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${-pieces}`),
  moment: shortMoment,
})
