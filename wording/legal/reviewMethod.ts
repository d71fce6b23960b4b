import { legalHeads } from './legalHeads'
import type { LegalText, Shop } from './legalText'
import { withPlaceholders } from './seller'
import { typeset } from './typeset'

/** What articles L.111-7-2 and D.111-16 to D.111-19 of the code de la consommation demand. */
export function reviewMethod(shop: Shop): LegalText {
  const { email } = withPlaceholders(shop.seller)
  return typeset({
    title: legalHeads.reviewMethod.title,
    updated: '29 novembre 2026',
    intro: `Ces informations sont données en application des articles L.111-7-2 et D.111-16 à D.111-19 du code
      de la consommation.`,
    sections: [
      {
        id: 'qui',
        title: 'Qui peut donner un avis',
        blocks: [
          `Seuls les clients qui ont acheté un produit sur ce site et l’ont reçu : le site vérifie qu’une commande
          retirée ou livrée de leur compte contient ce produit. Chacun donne un avis par produit, depuis la page de
          la commande ou par le lien que nous pouvons envoyer une fois par commande, après sa réception.`,
          `Aucune contrepartie n’est donnée pour un avis : ni paiement, ni réduction, ni cadeau.`,
        ],
      },
      {
        id: 'controle',
        title: 'Comment un avis est contrôlé',
        blocks: [
          `Une personne de la boutique lit chaque avis avant sa publication, bon ou mauvais, au plus tard quinze
          jours après son dépôt. La note n’est jamais une raison de refus. Un avis est refusé :`,
          {
            list: [
              `s’il ne parle pas du produit (pour une livraison ou une question, écrivez-nous) ;`,
              `s’il contient une injure, une discrimination ou une accusation que la loi interdit ;`,
              `s’il contient les données personnelles de quelqu’un, une adresse de site ou de la publicité ;`,
              `s’il est illisible, ou écrit pour quelqu’un qui n’a pas reçu le produit.`,
            ],
          },
          `L’auteur d’un avis refusé en reçoit la raison par e-mail et peut le changer. Le texte publié est celui
          de l’auteur : nous n’y changeons rien.`,
        ],
      },
      {
        id: 'publication',
        title: 'Ce qui est publié, et dans quel ordre',
        blocks: [
          `Chaque avis montre sa note, son texte, le nom choisi par l’auteur, la date de la commande et celle de la
          publication. Les avis d’un produit sont classés du plus récemment publié au plus ancien. La moyenne est
          celle de toutes les notes publiées de ce produit, arrondie au dixième ; elle ne compte pas les avis
          refusés ou en attente.`,
        ],
      },
      {
        id: 'changer',
        title: 'Modifier ou supprimer son avis',
        blocks: [
          `L’auteur peut modifier ou supprimer son avis à tout moment depuis la page de sa commande, ou pendant
          60 jours par le lien reçu. Un avis modifié n’est plus affiché tant qu’il n’a pas été relu.`,
          `Un avis est gardé cinq ans au plus après avoir été écrit, un an après un refus ; il est supprimé avec le
          compte de son auteur.`,
        ],
      },
      {
        id: 'signaler',
        title: 'Signaler un avis',
        blocks: [
          `Pour signaler un avis, écrivez à ${email}. Le site ne permet pas d’écrire à l’auteur d’un avis.`,
        ],
      },
    ],
  })
}
