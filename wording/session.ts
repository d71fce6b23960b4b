import { area } from './area'
import { passwordKinds, weakPassword } from './passwordRule'

export const sessionWords = area({
  signedOut: 'Vous êtes déconnecté. À bientôt\u00a0!',
  signInTitle: 'Se connecter',
  signInDescription: 'Connectez-vous pour retrouver votre panier, vos commandes et votre profil.',
  signInButton: 'Se connecter',
  toRegister: 'Créer un compte',
  toFirstConnection: 'Première connexion ou mot de passe oublié',
  registerTitle: 'Créer un compte',
  registerDescription: 'Créez votre compte pour commander et suivre vos commandes.',
  registerButton: 'Créer mon compte',
  toSignIn: 'J’ai déjà un compte',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  bornDate: 'Date de naissance',
  bornDateUnfinished:
    'Écrivez la date de naissance en entier, par exemple 21/11/1990, ou laissez ce champ vide.',
  address: 'Adresse',
  optional: 'Facultatif',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRule: `Au moins ${passwordKinds}`,
  weakPassword,
  show: 'Afficher',
  hide: 'Masquer',
  /** After either, for screen readers, which do not see the field beside it. */
  ofPassword: ' le mot de passe',
  fieldRequired: 'Ce champ est requis.',
  firstConnectionTitle: 'Première connexion',
  firstConnectionDescription:
    'Choisissez le mot de passe de votre compte, ou remplacez celui que vous avez oublié.',
  firstConnectionIntro:
    'Créez le mot de passe de votre compte, ou choisissez-en un nouveau si vous l’avez oublié. Un lien vous sera envoyé par e-mail pour le confirmer.',
  firstConnectionButton: 'Recevoir le lien',
  linkSentTitle: 'Regardez vos e-mails',
  linkSent: (email: string) =>
    `Si un compte existe pour ${email}, un lien vient d’y être envoyé. Il est valable 30 minutes et ne sert qu’une fois. Ouvrez-le et saisissez le même mot de passe.`,
  confirmPasswordTitle: 'Confirmer le mot de passe',
  confirmPasswordIntro:
    'Saisissez encore une fois le mot de passe que vous venez de choisir\u00a0: il prendra effet aussitôt.',
  confirmPasswordButton: 'Confirmer',
  passwordConfirmed: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  linkMissing:
    'Ce lien est incomplet ou a déjà été ouvert. S’il vient de servir, connectez-vous. Sinon, demandez-en un nouveau.',
  askForLink: 'Demander un nouveau lien',
})
