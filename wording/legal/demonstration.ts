import type { PaymentText } from './payment'

/** A shop that takes no money. */
export const demonstrationText: PaymentText = {
  use: [
    `Le seul paiement actif sur le site est un paiement de démonstration. Il ne déplace aucun argent :
    aucune donnée bancaire n’est demandée, aucun compte n’est débité.`,
    `Il permet d’essayer tout le parcours, du panier au suivi de la commande. Les conditions générales de
    vente en précisent les effets.`,
  ],
  sale: [
    `Le seul moyen de paiement actif est le paiement de démonstration. Il ne déplace aucun argent : aucune
    donnée bancaire n’est demandée, aucun compte n’est débité, aucune somme n’est encaissée. Ni la carte
    bancaire, ni PayPal, ni le virement ne sont proposés à ce jour.`,
    `Le bouton « Commander avec obligation de paiement » porte le libellé que la loi impose. Avec le
    paiement de démonstration, il a les effets suivants :`,
    {
      list: [
        `la commande est enregistrée, passe à l’état « payée » et suit les états décrits plus bas ;`,
        `les quantités commandées sont retirées du stock ;`,
        `rien ne vous est réclamé, ni au moment de la commande, ni plus tard.`,
      ],
    },
    `Une commande réglée de cette façon sert à essayer la boutique. Faute de prix payé, elle ne vaut pas
    vente : vous ne devez rien, et le vendeur n’est pas tenu de remettre les produits. Les autres articles
    décrivent la vente telle qu’elle se déroule lorsqu’une somme est réellement payée.`,
    `Si un autre moyen de paiement est activé, cette page et l’écran de paiement le nommeront avant toute
    commande. Les commandes déjà passées ne seront pas débitées.`,
  ],
  conclusion: `Le contrat est conclu lorsque le paiement est accepté. Le site l’annonce aussitôt, un e-mail de
    confirmation vous est adressé et la commande reste consultable dans votre profil tant que votre compte
    existe.`,
  refund: [
    `Avec le paiement de démonstration, rien n’a été débité : l’état du paiement devient « remboursée »
    sans qu’aucune somme ait à vous être rendue.`,
  ],
  data: [
    `Le paiement de démonstration ne demande et ne reçoit aucune donnée bancaire, et ne fait intervenir
    aucun prestataire de paiement.`,
  ],
  recipients: [],
}
