import { legalHeads } from './legalHeads'
import { browserStorage } from './browserStorage'
import type { LegalSection, LegalText, Seller, Shop } from './legalText'
import { meansOf, paymentText } from './payment'
import { dataKept } from './privacyData'
import { dataRights } from './privacyRights'
import { withPlaceholders } from './seller'
import { typeset } from './typeset'

/** « Politique de confidentialité »: RGPD art. 13, and what the browser keeps. */
export function privacy(shop: Shop): LegalText {
  const seller = withPlaceholders(shop.seller)
  return typeset({
    title: legalHeads.privacy.title,
    updated: '30 novembre 2026',
    intro: `${seller.name} ne dépose aucun cookie, n’emploie aucun traceur et n’adresse aucune requête à un
      tiers. Cette page dit quelles données nous traitons, pourquoi, combien de temps, et comment exercer
      vos droits, en application du règlement (UE) 2016/679 (RGPD) et de la loi n° 78-17 du 6 janvier 1978
      (loi Informatique et Libertés).`,
    sections: [
      controller(seller),
      browserStorage(),
      ...dataKept(meansOf(shop)),
      recipients(seller, paymentText(meansOf(shop)).recipients),
      security(),
      accountDeletion(),
      ...dataRights(seller),
    ],
  })
}

function controller(seller: Seller): LegalSection {
  return {
    id: 'responsable',
    title: 'Responsable du traitement',
    blocks: [
      `Le responsable du traitement est ${seller.legalName}, ${seller.address}. Pour toute question sur vos
      données, écrivez à ${seller.email} ou appelez le ${seller.phone}.`,
    ],
  }
}

function recipients(seller: Seller, ofPayment: readonly string[]): LegalSection {
  return {
    id: 'destinataires',
    title: 'Qui reçoit vos données',
    blocks: [
      `Vos données sont destinées au vendeur et aux personnes qui travaillent pour lui. Elles ne sont ni
      vendues, ni louées, ni employées pour de la publicité. Ne les reçoivent, pour leur seule tâche, que :`,
      {
        list: [
          `l’hébergeur du site, qui conserve les données : ${seller.hosting} ;`,
          `le transporteur, pour une livraison à domicile : votre nom, l’adresse de livraison et, si
          vous l’avez donné, votre téléphone ;`,
          `le serveur qui achemine nos e-mails : votre adresse e-mail et le contenu du message ;`,
          ...ofPayment,
          `les autorités, lorsque la loi l’impose.`,
        ],
      },
      `Nous n’organisons nous-mêmes aucun transfert de vos données hors de l’Espace économique européen, et aucune
      décision n’est prise sur vous de manière automatisée ou par profilage.`,
    ],
  }
}

function security(): LegalSection {
  return {
    id: 'securite',
    title: 'Sécurité',
    blocks: [
      {
        list: [
          `Les mots de passe suivent la recommandation de la CNIL (délibération n° 2022-100 du 21 juillet
          2022) : 12 caractères de 4 sortes, 14 caractères de 3 sortes, ou 7 mots différents d’au moins
          deux lettres. Ils ne sont jamais conservés en clair, mais sous la forme d’une empreinte argon2id.`,
          `Une connexion dure 12 heures au plus. Changer de mot de passe ou supprimer le compte ferme les
          autres connexions.`,
          `Les liens envoyés par e-mail sont valables 30 minutes, 14 jours pour celui qui confirme l’adresse
          d’une commande, et ne servent qu’une fois. Deux servent plusieurs fois : celui d’une demande d’avis,
          pendant 60 jours, et celui d’une alerte de stock, qui permet d’y renoncer tant qu’elle attend.`,
          `Sur le site, le panier, les commandes et le profil ne sont lisibles que par leur titulaire,
          connecté.`,
        ],
      },
    ],
  }
}

function accountDeletion(): LegalSection {
  return {
    id: 'suppression-du-compte',
    title: 'Si vous supprimez votre compte',
    blocks: [
      `La suppression se demande dans votre profil et prend effet aussitôt :`,
      {
        list: [
          `le compte est rendu anonyme : prénom, nom, adresse e-mail, adresse postale, date de naissance et
          mot de passe sont effacés ;`,
          `le panier en cours, vos avis, les liens envoyés et les e-mails en attente sont effacés, sauf la
          confirmation d’une commande payée et la réponse à une rétractation, qui partent encore ;`,
          `les commandes payées restent dans la comptabilité, sans vos données personnelles ;`,
          `les factures et les avoirs, que la loi nous oblige à garder tels qu’ils ont été émis, gardent votre
          nom et vos adresses, à part et pour ce seul usage, onze ans au plus, ainsi que la
          confirmation d’une commande de 120 euros ou plus ;`,
          `une rétractation en cours est gardée jusqu’à sa fin, puis ne porte plus vos données ;`,
          `votre nom et l’adresse de livraison d’une commande encore en cours sont gardés jusqu’à son
          arrivée, puis effacés.`,
        ],
      },
    ],
  }
}
