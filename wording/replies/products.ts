import type { AuditAct } from '../../contract/auditActs'
import type { StockAct } from '../../contract/stockCauses'
import { capitalize } from '../capitalize'
import { plural } from '../plural'
import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

type Done = { act: AuditAct; who: string | null; at: Date }

const inPieces = (count: number) => plural(count, 'pièce', 'pièces')
const counted = {
  arrived: 'arrivage',
  counted: 'comptage',
  lost: 'perte',
} satisfies Record<StockAct, string>

/** What to do where the same entry is meant once more. */
const ifMore = {
  arrived: 'Si d’autres pièces sont arrivées depuis, notez-les maintenant.',
  counted: 'S’il n’est pas juste, comptez et notez ce qu’il y a.',
  lost: 'Si d’autres pièces sont perdues ou cassées depuis, notez-les maintenant.',
} satisfies Record<StockAct, string>

/** What the server says to the staff about products. */
export const productReplies = {
  unknown: 'Ce produit n’existe pas. Revenez à la liste et cherchez-le par son nom.',
  serialTaken: (name: string) =>
    `Cette référence est déjà celle de «\u00a0${name}\u00a0»\u00a0: choisissez-en une autre, ou ouvrez ce produit.`,
  /** A fault of the catalogue file, at a form's field. */
  fault: (fault: string) => `${capitalize(fault)}.`,
  refused: (count: number) =>
    count > 1
      ? `Rien n’est enregistré\u00a0: ${count} champs sont à corriger.`
      : 'Rien n’est enregistré\u00a0: un champ est à corriger.',
  changedMeanwhile: (last: Done | undefined) =>
    last
      ? `Entre-temps, le ${shortMoment(last.at)}, ${last.who ?? commandAuthor.subject} a changé ce produit. Votre saisie est toujours là\u00a0: relisez, puis enregistrez de nouveau.`
      : 'Entre-temps, ce produit a changé. Votre saisie est toujours là\u00a0: relisez, puis enregistrez de nouveau.',
  cropOutside: (number: number) =>
    `Le cadre de l’image ${number} en dépasse\u00a0: replacez-le dans l’image.`,
  cropTooSmall: (number: number) =>
    `Le cadre de l’image ${number} est trop petit\u00a0: agrandissez-le, à un centième de l’image au moins.`,
  created: (serial: string) => `Le produit ${serial} est créé.`,
  changed: 'Le produit est enregistré.',
  noPieces: 'Écrivez le nombre de pièces, une au moins.',
  stockMoved: (stock: number) => `C’est noté. Stock\u00a0: ${inPieces(stock)}.`,
  /** The same entry once more: its reply was lost, or it is a second one that looks like it. */
  movedBefore: (act: StockAct, at: Date, stock: number) =>
    `C’était déjà noté le ${shortMoment(at)}\u00a0: rien n’a changé. Stock\u00a0: ${inPieces(stock)}. ${ifMore[act]}`,
  /** Another entry was counted under the same key: its reply was lost, and it was corrected. */
  countedOtherwise: ({ act, pieces }: { act: StockAct; pieces: number }, stock: number) =>
    `Votre saisie d’avant est déjà notée (${counted[act]}\u00a0: ${inPieces(pieces)})\u00a0; celle-ci n’a rien changé. Stock\u00a0: ${inPieces(stock)}. ${ifMore.counted}`,
  planMoved:
    'Le catalogue a changé depuis la lecture du fichier, là où le fichier le change. Rien n’est importé\u00a0: relisez ce qui changerait maintenant.',
  imported: (added: number, changed: number) =>
    `Import fait\u00a0: ${plural(added, 'produit ajouté', 'produits ajoutés')}, ${plural(changed, 'modifié', 'modifiés')}.`,
}
