import type { PaymentMeans } from '../../contract/paymentMeans'
import type { LegalSection } from './legalText'
import { paymentText } from './payment'

/** The data that the server stores, family by family: what, why, on what ground, how long. */
export function dataKept(means: readonly PaymentMeans[]): LegalSection[] {
  return [account(), birthDate(), orders(means), withdrawals(), reviews(), mails(), logs()]
}

function account(): LegalSection {
  return {
    id: 'compte',
    title: 'Votre compte',
    blocks: [
      {
        list: [
          `Données : prénom, nom, adresse e-mail, empreinte du mot de passe, dates d’inscription et de dernière
          connexion ; si vous la donnez, adresse postale ; vos favoris, avec la date de leur ajout ; ce que
          notre équipe note pour mieux vous servir.`,
          `But : ouvrir et protéger le compte, vous reconnaître, garder votre panier, livrer à domicile.`,
          `Base légale : l’exécution du contrat, ou des démarches que vous demandez avant de le conclure
          (article 6, 1, b du RGPD).`,
          `Durée : jusqu’à la suppression du compte, ou trois ans après votre dernière connexion : il est alors
          rendu anonyme de la même façon. Un panier en cours est effacé après douze mois sans connexion.`,
        ],
      },
      `Le prénom, le nom, l’adresse e-mail et le mot de passe sont nécessaires pour ouvrir un compte.
      L’adresse postale ne l’est que pour une livraison à domicile.`,
    ],
  }
}

function birthDate(): LegalSection {
  return {
    id: 'date-de-naissance',
    title: 'Votre date de naissance',
    blocks: [
      `Elle est facultative. Si vous la donnez à l’inscription, elle est gardée avec le compte, avec votre
      consentement (article 6, 1, a du RGPD), et n’est employée à rien d’autre. Elle est effacée avec le
      compte, ou avant sur simple demande par e-mail. Ne pas la donner n’a aucune conséquence.`,
    ],
  }
}

function orders(means: readonly PaymentMeans[]): LegalSection {
  return {
    id: 'commandes',
    title: 'Vos commandes',
    blocks: [
      {
        list: [
          `Données : numéro, date, produits, quantités, prix, état, mode et adresse de livraison,
          téléphone, si vous le donnez, numéro de suivi du colis, adresse avant correction, notes sur la
          commande. Une copie, avec votre nom, est envoyée à notre adresse e-mail, pour préparer la commande.
          Une vente payée a sa facture, un remboursement son avoir : ils portent votre nom et vos adresses. La
          confirmation est gardée telle qu’elle vous a été envoyée.`,
          `But : préparer, remettre et suivre la commande, vous proposer à nouveau vos dernières adresses de
          livraison, répondre de la rétractation et des garanties, tenir la comptabilité.`,
          `Base légale : l’exécution du contrat (article 6, 1, b du RGPD), puis nos obligations légales
          (article 6, 1, c).`,
          `Durée : dix ans après la clôture de l’exercice pour les pièces comptables (article L.123-22 du code
          de commerce), soit onze ans au plus après le paiement. Une commande qui n’a pas été payée est
          effacée après douze mois. Si vous supprimez votre compte, vos commandes ne
          portent plus vos données personnelles ; les factures et les avoirs restent tels que la loi les
          exige, à part et pour ce seul usage, comme la confirmation d’une commande de 120 euros ou plus
          (articles L.213-1 et D.213-1 du code de la consommation).`,
        ],
      },
      `Un compte des produits souvent achetés ensemble est tiré des commandes payées, pour en proposer sur les
      pages des produits (notre intérêt légitime, article 6, 1, f). Il ne dit pas qui a acheté quoi : il ne retient que
      ce que trois clients différents, au moins, ont acheté.`,
      ...paymentText(means).data,
    ],
  }
}

function reviews(): LegalSection {
  return {
    id: 'avis',
    title: 'Vos avis',
    blocks: [
      {
        list: [
          `Données : note, texte, nom que vous choisissez d’afficher, produit, commande, date, décision de
          publication et raison d’un refus. Publiés : note, texte, nom choisi, dates de la commande et de la
          publication.`,
          `But : publier ce que pensent des produits ceux qui les ont reçus, et relire chaque avis avant.`,
          `Base légale : votre consentement, que vous donnez en écrivant l’avis (article 6, 1, a du RGPD) ; vous
          le retirez en supprimant l’avis, à tout moment, depuis la page de la commande.`,
          `Durée : cinq ans après que vous l’avez écrit, un an après un refus. Vos avis sont supprimés avec votre
          compte.`,
        ],
      },
      `Après la réception d’une commande, dans les 60 jours, et si votre adresse e-mail est confirmée, une seule
      demande d’avis peut vous être envoyée : c’est notre intérêt légitime à connaître celui de nos clients
      (article 6, 1, f du RGPD). Le lien qu’elle contient est valable 60 jours et permet de refuser toute autre
      demande ; ce refus est gardé avec le compte.`,
    ],
  }
}

function withdrawals(): LegalSection {
  return {
    id: 'retractations',
    title: 'Vos rétractations',
    blocks: [
      {
        list: [
          `Données : nom, adresse e-mail et numéro de commande déclarés, articles concernés, date et heure,
          suite donnée. Une copie est envoyée à notre adresse e-mail.`,
          `But : recevoir la rétractation, en accuser réception, rembourser, et pouvoir prouver que nous
          l’avons fait.`,
          `Base légale : nos obligations légales (article 6, 1, c du RGPD ; articles L.221-18 à L.221-28 du code
          de la consommation).`,
          `Durée : cinq ans après la déclaration, le temps pendant lequel une action en justice est possible
          (article 2224 du code civil). Si vous supprimez votre compte, votre nom, votre adresse e-mail et ce que
          vous avez écrit sont effacés aussitôt, ou quand la rétractation en cours est terminée.`,
        ],
      },
    ],
  }
}

function mails(): LegalSection {
  return {
    id: 'e-mails',
    title: 'E-mails et échanges',
    blocks: [
      `Nous ne vous écrivons que pour le service, par exemple : confirmation de commande, commande prête,
      expédiée, perdue, revenue, annulée ou remboursée, demande d’avis, lien de première connexion ou de changement d’adresse e-mail, avertissement lorsque le mot de
      passe ou l’adresse e-mail change, ou lorsque le compte est supprimé. Il n’y a ni lettre d’information, ni prospection, ni image de suivi dans ces e-mails.`,
      {
        list: [
          `Données : adresse e-mail, contenu du message, empreinte du lien.`,
          `Base légale : l’exécution du contrat (article 6, 1, b du RGPD) et, pour les avertissements, notre
          intérêt légitime à protéger votre compte (article 6, 1, f).`,
          `Durée : un lien est valable 30 minutes, 14 jours s’il confirme l’adresse d’une commande, et ne sert
          qu’une fois ; ceux des demandes d’avis et des alertes de stock durent ce que disent leurs parties. Une fois le message parti, nous n’en
          gardons que l’objet et la date, douze mois ; un message qui n’a pas pu partir est effacé après trente
          jours, la confirmation qui attend que vous confirmiez votre adresse pas avant le départ ou l’annulation de la commande, et celui qui dit que le compte est supprimé dès que nous renonçons à l’envoyer.`,
        ],
      },
      `Si vous demandez à être prévenu du retour d’un produit, nous gardons votre adresse e-mail et le nom du
      produit, avec votre consentement (article 6, 1, a du RGPD) : quatorze jours si vous ne confirmez pas,
      sinon jusqu’au message qui annonce ce retour, un an au plus. Le lien reçu permet d’y renoncer.`,
      `Ce que vous écrivez sur la page Contact (nom, adresse e-mail, message) nous est envoyé par e-mail : le site
      n’en garde rien une fois le message parti.`,
      `Si vous nous écrivez ou nous appelez, nous gardons l’échange le temps de traiter votre demande et, en
      cas de réclamation, jusqu’à la fin du délai pendant lequel une action en justice est possible.`,
    ],
  }
}

function logs(): LegalSection {
  return {
    id: 'journal-technique',
    title: 'Journal technique du serveur',
    blocks: [
      {
        list: [
          `Données : numéro de la requête, méthode, chemin demandé, code de réponse et durée. Le chemin peut
          contenir le numéro d’une commande. Ni le contenu des requêtes, ni leurs paramètres d’adresse n’y
          sont écrits.`,
          `But et base légale : la sécurité et le bon fonctionnement du site, notre intérêt légitime
          (article 6, 1, f du RGPD).`,
          `Durée : douze mois au plus.`,
        ],
      },
      `Votre adresse IP sert au serveur à vous répondre et à limiter les tentatives répétées ; elle n’est
      pas écrite dans ce journal. Le serveur placé devant la boutique peut la noter, aussi longtemps, pour les
      seules requêtes auxquelles la boutique n’a pas pu répondre. Pour compter ces tentatives, par adresse IP et par compte, il en garde une
      empreinte : un jour au plus, puis elle est effacée aux tentatives suivantes ou à l’entretien quotidien.
      L’empreinte du réseau d’où vous vous êtes connecté est gardée 90 jours, pour que personne ne puisse
      vous priver du lien qui rétablit votre accès.`,
    ],
  }
}
