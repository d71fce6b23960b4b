import { legalHeads } from './legalHeads'
import { guarantees } from './guarantees'
import type { LegalSection, LegalText, Seller, Shop } from './legalText'
import { meansOf } from './payment'
import { delivery } from './saleDelivery'
import { ordering } from './saleOrdering'
import { producers } from './producers'
import { addressee, identity, isWithoutObject, withPlaceholders } from './seller'
import { typeset } from './typeset'
import { withdrawal } from './withdrawal'

/**
 * « Conditions générales de vente »: the contract between the shop and a consumer. A seller without
 * placeholders leaves out what is not filled in.
 */
export function termsOfSale(shop: Shop, seller = withPlaceholders(shop.seller)): LegalText {
  return typeset({
    title: legalHeads.termsOfSale.title,
    updated: '30 novembre 2026',
    intro: `Ces conditions s’appliquent aux commandes passées sur le site de ${seller.name} par un
      consommateur, c’est-à-dire une personne physique qui achète pour ses besoins personnels. Elles
      complètent, pour l’application de l’article L.221-5 du code de la consommation, les informations
      données sur la fiche de chaque produit et dans le panier.`,
    sections: [
      trader(seller),
      scope(),
      ...ordering(meansOf(shop), seller),
      ...delivery(meansOf(shop), seller),
      ...withdrawal(seller, shop),
      ...guarantees(seller),
      ...usedAppliances(seller),
      ...producers(seller),
      liability(),
      complaints(seller),
      law(),
    ],
  })
}

function trader(seller: Seller): LegalSection {
  return {
    id: 'vendeur',
    title: 'Le vendeur',
    blocks: [
      identity(seller),
      `Pour toute question sur un produit ou une commande, écrivez à
      ${seller.email}${seller.phone && ` ou appelez le ${seller.phone}`}.`,
    ],
  }
}

function scope(): LegalSection {
  return {
    id: 'application',
    title: 'Application des conditions',
    blocks: [
      `Vous acceptez ces conditions en passant commande. La version qui s’applique est celle publiée le jour
      de la commande ; la confirmation de la commande vous l’apporte en PDF.`,
      `Pour commander, il faut avoir un compte et être majeur ou avoir la capacité de conclure un contrat.
      Le contrat est conclu en français.`,
    ],
  }
}

/** Nothing where the shop sells no electrical appliance. */
function usedAppliances(seller: Seller): LegalSection[] {
  if (isWithoutObject(seller.eprElectrical)) return []
  return [
    {
      id: 'appareils-usages',
      title: 'Reprise de vos appareils électriques usagés',
      blocks: [
        `Pour l’achat d’un appareil électrique, nous reprenons sans frais un appareil usagé du même type
        (article L.541-10-8 du code de l’environnement). Apportez-le à la boutique au moment du retrait ; pour
        une livraison à domicile, écrivez à ${seller.email} au moment de la commande, afin de convenir de la
        reprise.`,
      ],
    },
  ]
}

function liability(): LegalSection {
  return {
    id: 'responsabilite',
    title: 'Responsabilité',
    blocks: [
      `Nous répondons de plein droit envers vous de la bonne exécution de la commande, y compris lorsqu’elle
      est confiée à un transporteur, sauf si la mauvaise exécution est due à vous-même, au fait imprévisible
      et insurmontable d’un tiers au contrat ou à un cas de force majeure (article L.221-15 du code de la
      consommation).`,
    ],
  }
}

function complaints(seller: Seller): LegalSection {
  return {
    id: 'reclamation-et-mediation',
    title: 'Réclamation et médiation',
    blocks: [
      `Adressez d’abord votre réclamation par écrit à ${seller.email} ou à ${addressee(seller)},
      ${seller.address}, avec le numéro de la commande.`,
      ...(seller.mediator ? mediation(seller) : []),
    ],
  }
}

function mediation(seller: Seller): string[] {
  return [
    `Si cette réclamation n’aboutit pas, vous pouvez recourir gratuitement, dans l’année qui suit, au
    médiateur de la consommation dont nous relevons (articles L.612-1 et suivants du code de la
    consommation) : ${seller.mediator}`,
    `La médiation n’est jamais obligatoire : vous restez libre de saisir le tribunal.`,
  ]
}

function law(): LegalSection {
  return {
    id: 'droit-applicable',
    title: 'Droit applicable et données personnelles',
    blocks: [
      `Ces conditions sont soumises au droit français. Si vous résidez dans un autre pays de l’Union
      européenne, vous gardez la protection des règles impératives de ce pays. Vous pouvez saisir le
      tribunal du lieu où vous demeuriez lors de la conclusion du contrat ou de la survenance du dommage
      (article R.631-3 du code de la consommation), ou l’un des tribunaux que désigne le code de procédure
      civile.`,
      `La page « Politique de confidentialité » indique comment vos données sont traitées.`,
    ],
  }
}
