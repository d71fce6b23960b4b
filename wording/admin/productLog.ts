import type { AuditAct } from '../../contract/auditActs'
import { area } from '../area'
import { adminProductFormWords } from './productForm'
import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

const maxShownLength = 80
const names: Readonly<Record<string, string>> = {
  stock: 'Stock',
  picture: 'Première image',
  furtherPictures: 'Images suivantes',
  retired: 'Retiré',
}

/** A cell on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ') : ''
  if (text === '') return '(vide)'
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
}

type Facts = Readonly<Record<string, unknown>> | null

/** Whether an act of retiring took its product off sale, and did not put it back. */
export const isRetired = (after: Facts) => after?.retired === adminProductFormWords.specified.yes

function act(name: AuditAct, after: Facts): string {
  switch (name) {
    case 'product_created':
      return 'Créé'
    case 'product_retired':
      return isRetired(after) ? 'Retiré de la vente' : 'Remis en vente'
    case 'alerts_dropped': {
      const people = Number(after?.people)
      return `${people}\u00a0${people > 1 ? 'personnes prévenues' : 'personne prévenue'} qu’il ne reviendra pas`
    }
    default:
      return 'Modifié'
  }
}

export const adminProductLogWords = area({
  title: 'Historique du produit',
  lastOnly: (count: number) =>
    `Les ${count} derniers changements sont montrés\u00a0: il y en a de plus anciens.`,
  terminal: commandAuthor.short,
  moment: shortMoment,
  act,
  change: (column: string, before: unknown, after: unknown) =>
    `${names[column] ?? adminProductFormWords.specified.labelOf(column)}\u00a0: ${shown(before)} → ${shown(after)}`,
})
