import type { LegalSection } from './legalText'

/** The sections of the terms of use about the account, from sign-up to deletion. */
export function accountRules(): LegalSection[] {
  return [opening(), password(), firstConnection(), session(), changes(), deletion()]
}

function opening(): LegalSection {
  return {
    id: 'ouverture-du-compte',
    title: 'Ouverture d’un compte',
    blocks: [
      `Pour ouvrir un compte, il faut une adresse e-mail, un mot de passe, un prénom et un nom. La date de
      naissance et l’adresse postale sont facultatives. Une adresse e-mail ne sert qu’à un seul compte.`,
      `Vous vous engagez à donner des informations exactes et à les tenir à jour : une adresse e-mail ou
      postale fausse nous empêche de vous écrire ou de vous livrer.`,
    ],
  }
}

function password(): LegalSection {
  return {
    id: 'mot-de-passe',
    title: 'Mot de passe',
    blocks: [
      `Les règles suivent la recommandation de la CNIL (délibération n° 2022-100 du 21 juillet 2022). Le mot
      de passe comporte, au choix :`,
      {
        list: [
          `au moins 12 caractères, avec des majuscules, des minuscules, des chiffres et des caractères
          spéciaux ;`,
          `au moins 14 caractères de trois de ces sortes ;`,
          `une phrase d’au moins 7 mots différents de deux lettres ou plus.`,
        ],
      },
      `Gardez-le secret et ne l’employez que pour ce site. Si vous pensez qu’il est connu d’un tiers,
      changez-le aussitôt dans votre profil : l’ancien mot de passe est demandé, vos autres connexions sont
      fermées et un e-mail vous avertit du changement.`,
    ],
  }
}

function firstConnection(): LegalSection {
  return {
    id: 'premiere-connexion',
    title: 'Première connexion et mot de passe oublié',
    blocks: [
      `L’écran de première connexion permet de créer un mot de passe à partir de votre adresse e-mail, ou
      d’en choisir un nouveau si vous l’avez oublié. La réponse affichée est la même, que l’adresse soit
      connue ou non.`,
      `Si un compte existe, un lien est envoyé à cette adresse. Il est valable 30 minutes et ne sert qu’une
      fois. La page qu’il ouvre demande de saisir de nouveau le même mot de passe, qui ne prend effet qu’à
      ce moment. Les connexions ouvertes auparavant sont alors fermées. Si vous n’avez rien demandé, ignorez
      cet e-mail : rien ne change.`,
    ],
  }
}

function session(): LegalSection {
  return {
    id: 'connexion',
    title: 'Connexion et déconnexion',
    blocks: [
      `Une connexion dure 12 heures au plus ; il faut ensuite saisir de nouveau son mot de passe. Sur un
      appareil partagé, déconnectez-vous avant de le quitter : le bouton se trouve dans votre profil. Votre
      panier vous attend sur le serveur.`,
    ],
  }
}

function changes(): LegalSection {
  return {
    id: 'modification-du-profil',
    title: 'Modification du profil',
    blocks: [
      `Vous pouvez modifier votre adresse e-mail et votre adresse postale dans votre profil. Une nouvelle
      adresse e-mail ne prend effet qu’une fois confirmée par le lien qui y est envoyé ; l’ancienne adresse
      est prévenue.`,
    ],
  }
}

function deletion(): LegalSection {
  return {
    id: 'suppression-du-compte',
    title: 'Suppression du compte',
    blocks: [
      `Vous pouvez supprimer votre compte à tout moment depuis votre profil, après avoir coché la case qui
      accepte ces conditions. La suppression est immédiate et définitive :`,
      {
        list: [
          `vos connexions sont fermées et le compte est rendu anonyme ;`,
          `le panier en cours, vos avis, les liens envoyés et les e-mails en attente sont effacés, sauf la
          confirmation d’une commande payée et la réponse à une rétractation, qui partent encore ;`,
          `les commandes payées sont gardées pour la comptabilité, sans vos données personnelles, sauf celles
          que la loi nous oblige à garder, dans les factures, les avoirs et les confirmations des commandes d’au
          moins 120 € ;`,
          `une rétractation en cours garde votre nom et votre adresse e-mail jusqu’à sa fin ;`,
          `une commande qui attend son paiement prend fin ;`,
          `si une commande est encore en cours, votre nom et son adresse de livraison sont gardés jusqu’à son
          arrivée, puis effacés ; vous ne recevez plus de nouvelles d’elle par e-mail.`,
        ],
      },
      `La suppression ne vous fait perdre ni le droit de rétractation ni les garanties légales. Notez
      auparavant vos numéros de commande et gardez les e-mails de confirmation : après la suppression, ils
      sont le seul moyen de rattacher une commande à votre nom.`,
    ],
  }
}
