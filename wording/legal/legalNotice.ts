import { legalHeads } from './legalHeads'
import type { LegalText, Shop } from './legalText'
import { producers } from './producers'
import { identity, withPlaceholders } from './seller'
import { typeset } from './typeset'

/** « Mentions Légales »: who publishes the site and who hosts it. */
export function legalNotice(shop: Shop): LegalText {
  const seller = withPlaceholders(shop.seller)
  return typeset({
    title: legalHeads.legalNotice.title,
    updated: '25 novembre 2026',
    intro: `Ces informations sont publiées en application de l’article 1-1 de la loi n° 2004-575 du 21 juin
      2004 pour la confiance dans l’économie numérique.`,
    sections: [
      {
        id: 'editeur',
        title: 'Éditeur du site et vendeur',
        blocks: [`Le site ${seller.name} est édité par :`, identity(seller)],
      },
      ...producers(seller),
      {
        id: 'direction-de-la-publication',
        title: 'Direction de la publication',
        blocks: [`Directeur de la publication : ${seller.publisher}`],
      },
      {
        id: 'hebergement',
        title: 'Hébergement',
        blocks: [`Le site est hébergé par : ${seller.hosting}`],
      },
      {
        id: 'contact',
        title: 'Nous joindre',
        blocks: [
          `Pour une question, une réclamation ou le signalement d’un contenu du site, écrivez à
          ${seller.email}, appelez le ${seller.phone} ou adressez un courrier à ${seller.legalName},
          ${seller.address}.`,
        ],
      },
      {
        id: 'mediation',
        title: 'Médiation de la consommation',
        blocks: [
          `Après une réclamation écrite restée sans solution, tout consommateur peut saisir gratuitement le
          médiateur dont nous relevons (articles L.612-1 et L.616-1 du code de la consommation) :
          ${seller.mediator}`,
        ],
      },
      {
        id: 'propriete-intellectuelle',
        title: 'Propriété intellectuelle',
        blocks: [
          `Les textes, les images, la vidéo, le logo et la présentation du site appartiennent à l’éditeur ou
          sont utilisés avec l’accord de leurs titulaires. Toute reproduction ou diffusion, hors des
          exceptions prévues par la loi, demande l’accord écrit préalable de l’éditeur (article L.122-4 du
          code de la propriété intellectuelle).`,
        ],
      },
      {
        id: 'donnees-personnelles',
        title: 'Données personnelles',
        blocks: [
          `Le site ne dépose aucun cookie et n’emploie aucun traceur. La page « Politique de confidentialité
          » indique quelles données sont traitées, pourquoi, combien de temps, et comment exercer vos
          droits.`,
        ],
      },
      {
        id: 'conditions',
        title: 'Conditions applicables',
        blocks: [
          `L’utilisation du site est régie par les conditions générales d’utilisation, et les achats par les
          conditions générales de vente, publiées sur ce site.`,
        ],
      },
    ],
  })
}
