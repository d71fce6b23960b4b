import { adminEnvironmentWords } from '../admin/environment'
import type { MissingSetting } from '../start'

const titles = adminEnvironmentWords.specified.names

/** What the server says to a manager who opens the shop. */
export const adminOpeningReplies = {
  retired: (count: number) => {
    if (count === 0) return 'Aucun produit d’exemple n’était en vente.'
    return count === 1
      ? 'Un produit d’exemple n’est plus en vente.'
      : `${count}\u00a0produits d’exemple ne sont plus en vente.`
  },
  incomplete: (names: readonly MissingSetting[], sheets: number) => {
    const products = sheets === 1 ? 'la fiche d’un produit' : 'des fiches de produits'
    const settings = names.map((name) => `${titles[name]} (${name})`)
    const missing = [...settings, ...(sheets > 0 ? [products] : [])]
    return `La boutique reste fermée. Il manque encore\u00a0: ${missing.join(', ')}. La liste est dans «\u00a0Avant d’ouvrir au public\u00a0».`
  },
}
