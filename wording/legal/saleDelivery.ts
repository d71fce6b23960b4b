import type { PaymentMeans } from '../../contract/paymentMeans'
import type { LegalSection, Seller } from './legalText'

/** The sections of the terms of sale about what happens between payment and reception. */
export function delivery(means: readonly PaymentMeans[], seller: Seller): LegalSection[] {
  return [handover(means, seller), lateness(), tracking(), cancellation(seller)]
}

function handover(means: readonly PaymentMeans[], seller: Seller): LegalSection {
  const atCounter =
    ' ; si vous la payez au comptoir, venez dès le jour annoncé à la commande, sans attendre cet état'
  return {
    id: 'retrait-et-livraison',
    title: 'Retrait en boutique et livraison à domicile',
    blocks: [
      `Les produits sont prêts au retrait, ou livrés, aux dates que le panier affiche avant la commande et
      que sa confirmation rappelle ; sans date, dans un délai de 3 à 5 jours ouvrés à compter du paiement.
      Les jours ouvrés vont du lundi au vendredi, hors jours fériés. Vous avez le choix entre :`,
      {
        list: [
          `le retrait en boutique, gratuit, à l’adresse suivante : ${seller.address}. Présentez-vous avec le
          numéro de la commande dès qu’elle est à l’état « prête »${means.includes('counter') ? atCounter : ''} ;`,
          `la livraison à domicile, lorsque le panier la propose, aux frais affichés avant la commande, à
          l’adresse que vous choisissez ou saisissez pour cette commande. Si nous ne livrons pas à cette
          adresse, le panier le dit avant que vous ne commandiez.`,
        ],
      },
      `Si l’adresse ne permet pas la livraison, nous vous écrivons pour convenir
      d’une autre adresse ou d’un retrait ; à défaut, la commande est annulée et remboursée.`,
      `Le risque de perte ou de dommage ne passe à vous que lorsque vous-même, ou une personne désignée par
      vous et autre que le transporteur que nous proposons, prenez physiquement possession des produits
      (articles L.216-1 et suivants du code de la consommation).`,
      `À la réception, vérifiez le colis et signalez-nous au plus vite tout manque ou dommage, si possible
      avec une photo. Cela facilite le traitement, mais ne conditionne aucun de vos droits.`,
    ],
  }
}

function lateness(): LegalSection {
  return {
    id: 'retard',
    title: 'Retard de livraison',
    blocks: [
      `Si le délai n’est pas tenu, vous pouvez nous notifier que vous suspendez le paiement de ce qui
      resterait dû, ou nous mettre en demeure de livrer dans un délai supplémentaire raisonnable. Si nous ne
      livrons pas dans ce délai, vous pouvez mettre fin au contrat par un écrit, par exemple un e-mail. Vous
      le pouvez immédiatement si nous refusons de livrer, s’il est manifeste que nous ne livrerons pas, ou
      si la date était pour vous une condition essentielle (article L.216-6 du code de la consommation).`,
      `Toutes les sommes versées vous sont alors remboursées dans les 14 jours au plus tard (article L.216-7
      du code de la consommation).`,
    ],
  }
}

function tracking(): LegalSection {
  return {
    id: 'etats-de-la-commande',
    title: 'Suivi de la commande',
    blocks: [
      `Tant que vous n’avez pas validé la commande, elle est votre panier : elle ne vous engage pas et ne
      réserve pas le stock. Ensuite, son état est affiché dans votre profil :`,
      {
        list: [
          `« en attente de paiement » : les produits vous sont réservés jusqu’à la date affichée ;`,
          `« expirée » : elle n’a pas été payée à temps, et les produits ne sont plus réservés ;`,
          `« payée » : le paiement est accepté et les produits vous sont réservés ;`,
          `« en préparation » : nous préparons les produits ;`,
          `« prête » : elle vous attend en boutique, si vous avez choisi le retrait ;`,
          `« expédiée » : elle est en route, si vous avez choisi la livraison à domicile ;`,
          `« retirée » ou « livrée » : les produits vous ont été remis ;`,
          `« perdue » : le transporteur n’a pas remis le colis et ne le retrouve pas ; la perte n’est pas à
          votre charge ;`,
          `« retournée » : le colis nous est revenu ;`,
          `« annulée » : elle ne sera pas remise, et les produits retournent au stock.`,
        ],
      },
      `L’état du paiement est affiché à part : il dit ce qui est payé, et ce qui vous a été rendu.`,
    ],
  }
}

function cancellation(seller: Seller): LegalSection {
  return {
    id: 'annulation',
    title: 'Annulation avant la remise',
    blocks: [
      `Tant que la commande n’est ni expédiée ni retirée, vous pouvez demander son annulation, sans motif et
      sans frais, à ${seller.email}, en indiquant son numéro. Nous l’annulons et vous remboursons dans les
      14 jours au plus tard. Ensuite, le droit de rétractation s’applique.`,
    ],
  }
}
