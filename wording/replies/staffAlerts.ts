/** What the server says to the staff about alerts for what is sold out. */
export const staffAlertReplies = {
  onSale:
    'Ce produit est encore en vente. Retirez-le d’abord de la vente\u00a0: sa page propose encore d’être prévenu de son retour.',
  dropped: (product: string, people: number) =>
    people === 0
      ? `Personne n’attendait «\u00a0${product}\u00a0».`
      : `${people}\u00a0${people > 1 ? 'personnes apprennent' : 'personne apprend'} par e-mail que «\u00a0${product}\u00a0» ne reviendra pas. ${people > 1 ? 'Leurs adresses sont effacées' : 'Son adresse est effacée'} de la liste.`,
}
