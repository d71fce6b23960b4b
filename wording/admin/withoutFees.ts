/** What the sums by category and by product leave out of all that was taken. */
export const withoutFees = 'Sans la livraison, ni les remboursements qui ne nomment aucun article.'
