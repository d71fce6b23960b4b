import { legalHeads } from './legalHeads'
import { accountRules } from './accountRules'
import type { LegalSection, LegalText, Seller, Shop } from './legalText'
import { meansOf, paymentText } from './payment'
import { withPlaceholders } from './seller'
import { typeset } from './typeset'

/** « Conditions générales d’utilisation »: how the site and the account are used. */
export function termsOfUse(shop: Shop): LegalText {
  const seller = withPlaceholders(shop.seller)
  return typeset({
    title: legalHeads.termsOfUse.title,
    updated: '30 novembre 2026',
    intro: `Ces conditions disent comment utiliser le site de ${seller.name}. Elles s’appliquent à toute
      personne qui le visite ou y ouvre un compte. Les achats relèvent des conditions générales de vente, et
      vos données de la politique de confidentialité.`,
    sections: [
      access(),
      ...accountRules(),
      {
        id: 'paiement',
        title: 'Paiement de la commande',
        blocks: paymentText(meansOf(shop)).use,
      },
      goodUse(),
      content(),
      liability(),
      accessibility(seller),
      law(seller),
    ],
  })
}

function access(): LegalSection {
  return {
    id: 'acces',
    title: 'Accès au site',
    blocks: [
      `L’accès au site est libre et gratuit, hors coût de votre connexion. Tout visiteur peut parcourir la
      boutique, trier et filtrer les produits, lire leur fiche et consulter les pages légales.`,
      `Un compte est nécessaire pour remplir un panier, commander, suivre ses commandes et gérer son profil.`,
      `Le site peut être interrompu pour une mise à jour ou à la suite d’une panne. Une interruption ne
      touche ni votre panier, conservé sur le serveur, ni vos commandes déjà payées.`,
    ],
  }
}

function goodUse(): LegalSection {
  return {
    id: 'bon-usage',
    title: 'Bon usage du site',
    blocks: [
      `Il n’est pas permis :`,
      {
        list: [
          `d’ouvrir un compte au nom d’une autre personne, ou d’utiliser le compte d’autrui sans son accord
          ;`,
          `de chercher à lire ou à modifier des données qui ne vous sont pas destinées, ou à contourner les
          protections du site ;`,
          `de surcharger le site par des requêtes automatiques ;`,
          `de reprendre tout ou une part importante du catalogue sans notre accord écrit.`,
        ],
      },
      `Le site limite le nombre de tentatives répétées, par exemple à la connexion. L’accès frauduleux à un
      système informatique est puni par les articles 323-1 et suivants du code pénal.`,
    ],
  }
}

function content(): LegalSection {
  return {
    id: 'contenus',
    title: 'Contenus du site',
    blocks: [
      `Les textes, les images, la vidéo et le logo du site sont protégés. Vous pouvez les consulter et les
      imprimer pour votre usage privé. Tout autre usage demande notre accord écrit.`,
    ],
  }
}

function liability(): LegalSection {
  return {
    id: 'responsabilite',
    title: 'Responsabilité',
    blocks: [
      `Nous veillons à l’exactitude des informations publiées et à la sécurité du site. Nous ne répondons
      pas des dommages dus à votre matériel, à votre connexion, à un usage contraire à ces conditions ou à
      un cas de force majeure (article 1218 du code civil).`,
      `Rien dans ces conditions ne limite les droits que la loi donne aux consommateurs, ni notre
      responsabilité lorsque la loi interdit de la limiter.`,
    ],
  }
}

function accessibility(seller: Seller): LegalSection {
  return {
    id: 'accessibilite',
    title: 'Difficulté d’accès',
    blocks: [
      `Si une page vous est difficile à lire ou à utiliser, en raison d’un handicap ou de votre équipement,
      écrivez à ${seller.email} ou appelez le ${seller.phone} : nous chercherons avec vous une autre manière
      d’obtenir l’information ou de commander.`,
    ],
  }
}

function law(seller: Seller): LegalSection {
  return {
    id: 'evolution-et-droit-applicable',
    title: 'Évolution et droit applicable',
    blocks: [
      `Ces conditions peuvent évoluer avec le site ou avec la loi. La date de leur dernière mise à jour
      figure sur cette page.`,
      `Elles sont soumises au droit français. En cas de désaccord, écrivez-nous d’abord à ${seller.email}.
      Si aucune solution n’est trouvée, vous pouvez saisir gratuitement le médiateur de la consommation
      indiqué dans les mentions légales, ou le tribunal compétent.`,
    ],
  }
}
