import type { LegalSection, Seller } from './legalText'

/** The sections of the privacy policy on the rights of the person, RGPD art. 7, 15 to 21 and 77. */
export function dataRights(seller: Seller): LegalSection[] {
  return [rights(seller), complaint()]
}

function rights(seller: Seller): LegalSection {
  return {
    id: 'vos-droits',
    title: 'Vos droits',
    blocks: [
      `Vous pouvez à tout moment demander :`,
      {
        list: [
          `l’accès à vos données et leur copie (article 15 du RGPD) ; un fichier de tout ce que la
          boutique sait de vous se télécharge aussi dans votre profil ;`,
          `leur rectification (article 16) ; l’adresse e-mail et l’adresse postale se modifient aussi dans
          votre profil ;`,
          `leur effacement (article 17) ; le compte se supprime aussi dans votre profil ;`,
          `la limitation de leur traitement (article 18) ;`,
          `leur portabilité : une copie dans un format structuré et lisible par une machine (article 20) ; le
          fichier du profil est de cette sorte (JSON) ;`,
          `l’arrêt des traitements fondés sur notre intérêt légitime, pour des raisons tenant à votre
          situation (article 21) ;`,
          `le retrait de votre consentement, lorsque le traitement repose sur lui, sans effet sur le passé
          (article 7).`,
        ],
      },
      `Vous pouvez aussi définir ce que deviendront vos données après votre mort (article 85 de la loi n°
      78-17 du 6 janvier 1978).`,
      `Écrivez à ${seller.email}, de préférence depuis l’adresse de votre compte. La réponse est gratuite et
      vous parvient dans un délai d’un mois au plus, que le RGPD permet de prolonger de deux mois pour une
      demande complexe, en vous en informant. Une preuve d’identité n’est demandée qu’en cas de doute
      raisonnable.`,
    ],
  }
}

function complaint(): LegalSection {
  return {
    id: 'cnil',
    title: 'Réclamation auprès de la CNIL',
    blocks: [
      `Si vous estimez que vos droits ne sont pas respectés, vous pouvez adresser une réclamation à la
      Commission nationale de l’informatique et des libertés (article 77 du RGPD) : CNIL, 3 place de
      Fontenoy, TSA 80715, 75334 Paris Cedex 07, www.cnil.fr.`,
    ],
  }
}
