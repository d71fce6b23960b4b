import { compose, type Mail, type Sender } from './mail'

/**
 * The last mail of an account, to the address that it had. One that was never proven may be another
 * person's, who awaits news of products there.
 */
export function accountDeleted(sender: Sender, { isProven }: { isProven: boolean }): Mail {
  const news = isProven
    ? ''
    : ', ou pour annoncer le retour d’un produit si vous l’avez demandé à cette adresse'
  return compose(sender, `Votre compte chez ${sender.name} est supprimé`, [
    `Votre compte chez ${sender.name} vient d’être supprimé, comme demandé. Vos avis et vos données personnelles en sont effacés, sauf les données que la loi oblige à garder\u00a0: dans les factures, les avoirs et les confirmations des commandes d’au moins 120\u00a0€. Cette adresse l’est aussi\u00a0: nous ne vous y écrirons plus, sauf pour confirmer une commande payée, si ce n’est pas déjà fait, et pour répondre à une rétractation${news}.`,
    'Une commande qui attendait son paiement a pris fin\u00a0: si son virement est parti, écrivez-nous. Vos commandes payées restent dans nos comptes, sans vos données personnelles. Le nom et l’adresse d’une commande en cours sont gardés jusqu’à son arrivée.',
    `Si ce n’est pas vous qui l’avez demandé, écrivez à ${sender.email}.`,
  ])
}
