import { readAccessibility } from '../../contract/accessibility'
import { legalHeads } from './legalHeads'
import { accessibilityChecks } from './accessibilityChecks'
import { accessibilityState } from './accessibilityState'
import type { LegalSection, LegalText, Seller, Shop } from './legalText'
import { withPlaceholders } from './seller'
import { typeset } from './typeset'

/** « Déclaration d’accessibilité », under the headings of the model that RGAA 4.1 gives. */
export function accessibility(shop: Shop): LegalText {
  const seller = withPlaceholders(shop.seller)
  const { rate } = readAccessibility(seller.accessibility)
  return typeset({
    title: legalHeads.accessibility.title,
    updated: '30 novembre 2026',
    intro: `Cette déclaration s’applique au site ${seller.name}, édité par ${seller.legalName}. Elle suit le
      modèle du référentiel général d’amélioration de l’accessibilité (RGAA 4.1, arrêté du 20 septembre
      2019), prévu par l’article 47 de la loi n° 2005-102 du 11 février 2005 et par le décret n° 2019-768 du
      24 juillet 2019. Depuis le 28 juin 2025, l’article L.412-13 du code de la consommation, qui transpose
      la directive (UE) 2019/882, demande aussi que les services de commerce électronique soient
      accessibles ; il en dispense les microentreprises.`,
    sections: [
      ...accessibilityState(seller),
      ...accessibilityChecks(rate !== null),
      feedback(seller),
      remedies(),
    ],
  })
}

function feedback(seller: Seller): LegalSection {
  return {
    id: 'retour-d-information-et-contact',
    title: 'Retour d’information et contact',
    blocks: [
      `Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à ${seller.email} ou appelez le
      ${seller.phone}, pour être orienté vers une autre manière d’y accéder ou recevoir le contenu sous une
      autre forme. Dites-nous, si possible, la page et ce qui vous a arrêté.`,
    ],
  }
}

function remedies(): LegalSection {
  return {
    id: 'voies-de-recours',
    title: 'Voies de recours',
    blocks: [
      `Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un
      service du site, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :`,
      {
        list: [
          `écrire au Défenseur des droits : formulaire.defenseurdesdroits.fr ;`,
          `contacter le délégué du Défenseur des droits de votre région :
          www.defenseurdesdroits.fr/saisir/delegues ;`,
          `lui envoyer un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342
          Paris Cedex 07 ;`,
          `signaler le défaut à la direction générale de la concurrence, de la consommation et de la
          répression des fraudes (DGCCRF) : signal.conso.gouv.fr.`,
        ],
      },
    ],
  }
}
