import { weakPassword } from '../passwordRule'

/** What the server says about accounts. */
export const clientsReplies = {
  badCredentials: 'L’adresse e-mail ou le mot de passe est faux.',
  signedOut: 'Vous êtes déconnecté.',
  emailTaken:
    'Un compte existe déjà avec cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.',
  emailTakenMeanwhile:
    'Cette adresse est maintenant celle d’un autre compte. Choisissez-en une autre.',
  weakPassword,
  bornDateImpossible: 'Cette date de naissance n’est pas possible.',
  nothingToChange: 'Indiquez une nouvelle adresse e-mail ou une nouvelle adresse.',
  addressChanged: 'Votre adresse est à jour.',
  emailLinkSent:
    'Un lien a été envoyé à votre nouvelle adresse e-mail\u00a0: confirmez-la par ce lien pour qu’elle prenne effet.',
  tooManyLinks: 'Plusieurs liens viennent déjà d’être envoyés. Réessayez dans 30 minutes.',
  oldPasswordMissing: 'Saisissez votre mot de passe actuel.',
  oldPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordChanged: 'Votre mot de passe est changé.',
  accountDeleted: 'Votre compte est supprimé.',
  /** The same whether the e-mail is known or not. */
  passwordLinkSent:
    'Si un compte existe avec cette adresse, un lien vient de lui être envoyé. Ouvrez-le dans les 30 minutes.',
  otherPassword:
    'Ce n’est pas le mot de passe choisi en demandant le lien. Saisissez le même, ou demandez un nouveau lien.',
  passwordConfirmed: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  linkDead:
    'Ce lien a déjà servi ou n’est plus valable. S’il vient de servir, connectez-vous. Sinon, demandez-en un nouveau.',
}
