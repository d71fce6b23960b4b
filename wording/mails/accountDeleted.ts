import { compose, type Mail, type Sender } from './mail'

/** The last mail of an account, to the address that it had. */
export function accountDeleted(sender: Sender): Mail {
  return compose(sender, `Votre compte chez ${sender.name} est supprimé`, [
    `Votre compte chez ${sender.name} vient d’être supprimé, comme demandé, et vos données personnelles en sont effacées, sauf celles des factures que la loi oblige à garder. Cette adresse l’est aussi\u00a0: cet e-mail est le dernier.`,
    'Vos commandes payées restent dans nos comptes, sans vos données personnelles. L’adresse d’une commande en cours est gardée jusqu’à son arrivée.',
    `Si ce n’est pas vous qui l’avez demandé, écrivez à ${sender.email}.`,
  ])
}
