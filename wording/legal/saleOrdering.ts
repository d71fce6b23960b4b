import type { PaymentMeans } from '../../contract/paymentMeans'
import { vatFranchise } from '../vatFranchise'
import type { LegalSection, Seller } from './legalText'
import { paymentText } from './payment'

/** The sections of the terms of sale that lead to a paid order: goods, prices, steps, payment. */
export function ordering(means: readonly PaymentMeans[], seller: Seller): LegalSection[] {
  const { sale, conclusion } = paymentText(means)
  return [
    products(),
    prices(seller),
    steps(conclusion),
    { id: 'paiement', title: 'Paiement', blocks: sale },
  ]
}

function products(): LegalSection {
  return {
    id: 'produits',
    title: 'Produits',
    blocks: [
      `La boutique vend des cafés, des thés, des tisanes, des accessoires et des équipements. La fiche de
      chaque produit en donne les caractéristiques essentielles : nom, description, catégorie, pays
      d’origine, poids, stock et prix. Les images illustrent le produit ; en cas de différence, la
      description l’emporte.`,
      `Les produits sont proposés dans la limite du stock affiché. Il est vérifié de nouveau au moment du
      paiement : si un produit manque, le paiement est refusé, le produit est nommé et la quantité possible
      est proposée.`,
      `Si un produit payé se révèle malgré tout indisponible, nous vous en informons sans délai et vous
      remboursons dans les 14 jours au plus tard.`,
    ],
  }
}

function prices({ vatFranchise: isExempt }: Seller): LegalSection {
  const tax = isExempt ? `. ${vatFranchise}` : ', toutes taxes comprises : la TVA est incluse'
  return {
    id: 'prix',
    title: 'Prix',
    blocks: [
      `Les prix sont en euros${tax}. Le total à payer est la somme
      des lignes du panier et, pour une livraison à domicile, des frais de livraison, moins la remise d’un
      code promo. Le panier affiche ces frais et cette remise avant la commande, ou dit que la livraison est
      offerte. Le retrait en boutique est gratuit, et il n’y a pas de minimum de commande.`,
      `Un prix peut changer ; celui qui s’applique est le prix en vigueur au moment où vous commandez. Le
      total est affiché juste au-dessus du bouton de commande.`,
    ],
  }
}

function steps(conclusion: string): LegalSection {
  return {
    id: 'commande',
    title: 'Commande',
    blocks: [
      `La commande se passe en ligne, après connexion à votre compte :`,
      {
        list: [
          `vous ajoutez les produits au panier ;`,
          `dans le panier, vous vérifiez les produits, les quantités et les prix ; vous pouvez changer une
          quantité ou retirer une ligne jusqu’au paiement ;`,
          `vous choisissez le retrait en boutique ou la livraison à domicile, et vérifiez l’adresse ;`,
          `vous relisez l’adresse et le total, affichés juste au-dessus du bouton ;`,
          `vous validez par le bouton « Commander avec obligation de paiement » (article L.221-14 du code de
          la consommation).`,
        ],
      },
      conclusion,
      `Lorsque la commande atteint 120 euros, nous conservons pendant dix ans l’écrit qui la constate et
      vous y donnons accès à votre demande (articles L.213-1, D.213-1 et D.213-2 du code de la
      consommation).`,
    ],
  }
}
