import type { LegalSection } from './legalText'

/** What is stored in the browser; a test checks that it names all of localStorage. */
export function browserStorage(): LegalSection {
  return {
    id: 'navigateur',
    title: 'Ce que votre navigateur garde',
    blocks: [
      `Le site ne dépose aucun cookie chez ses clients : seules les personnes qui tiennent la boutique en ont un,
      « gestion », pendant huit heures, pour les reconnaître dans la gestion. Le site écrit quatre informations au plus, chez ses clients, dans le stockage local de votre
      navigateur (localStorage) :`,
      {
        list: [
          `« token » : le jeton signé qui prouve votre connexion, valable 12 heures, pour ne pas redemander
          le mot de passe à chaque écran ;`,
          `« client » : votre identifiant, votre prénom, votre nom, votre adresse et votre e-mail, pour vous
          les afficher ;`,
          `« delivery » : le mode de livraison choisi, « magasin » ou « domicile », et rien d’autre, pour
          vous le proposer de nouveau ;`,
          `« favourites » : les références des produits que vous mettez en favori sans être connecté.`,
        ],
      },
      `« token » et « client » n’existent que si vous êtes connecté et sont effacés à la déconnexion. «
      delivery » reste ; vous pouvez l’effacer dans les réglages de votre navigateur. « favourites » passe
      dans votre compte à la connexion, et rien n’en reste ici après la déconnexion.`,
      `Dans la gestion seule, « gestion.carrier » retient le transporteur du dernier colis, pour le proposer
      de nouveau.`,
      `Pour que la boutique s’ouvre sans connexion, votre navigateur garde aussi les pages publiques, les
      images et les fichiers du site que vous avez vus (cache du service worker). À
      votre visite suivante, il retire les pages de plus de 7 jours et les images de plus de 30 ; les fichiers
      restent jusqu’à ce que d’autres les remplacent.`,
      `Si vous êtes connecté, il garde votre dernier panier et ses changements qui attendent la connexion
      (IndexedDB, base « comptoir »). Ils sont effacés à la déconnexion.`,
      `Ces informations sont strictement nécessaires au service que vous demandez : l’article 82 de la loi
      n° 78-17 du 6 janvier 1978 les dispense de consentement. Elles ne servent ni à vous suivre, ni à
      mesurer l’audience.`,
    ],
  }
}
