import type { StaffRole } from '../../contract/staffRoles'
import { area } from '../area'
import { passwordKinds } from '../passwordRule'

export const adminSessionWords = area({
  title: 'Gestion de la boutique',
  over: 'Votre session a pris fin. Ce que vous étiez en train de saisir est gardé\u00a0: reconnectez-vous pour continuer.',
  withPasskey: 'Utiliser une clé d’accès',
  or: 'ou',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  code: 'Code à six chiffres',
  codeHint: 'Celui de votre application de codes, ou un code de secours.',
  signIn: 'Se connecter',
  allNeeded: 'Remplissez tous les champs.',
  notSignedIn: 'La connexion n’a pas abouti. Réessayez.',
  passkeyNotUsed:
    'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe et un code.',
  proofTitle: 'Confirmez que c’est vous',
  proof:
    'Cette action touche à l’argent, aux accès, à l’identité de la boutique ou à des données personnelles. Votre dernière confirmation a plus de quinze minutes.',
  prove: 'Confirmer',
  codeNeeded: 'Saisissez le code de votre application.',
  notProven: 'La confirmation n’a pas abouti. Réessayez.',
  dropProof: 'Ne rien faire',
  invitationTitle: 'Ouvrir votre accès à la gestion',
  noToken:
    'Ce lien n’est pas complet. Ouvrez-le tel que vous l’avez reçu, ou demandez-en un nouveau.',
  invited: (email: string, role: StaffRole) =>
    `Accès de ${email}, rôle «\u00a0${role}\u00a0». Il faut deux moyens de vous reconnaître\u00a0: un mot de passe et une application qui affiche des codes. Comptez deux minutes.`,
  appTitle: '1. L’application de codes',
  app: 'Ouvrez une application de codes sur votre téléphone (celle de votre gestionnaire de mots de passe convient) et scannez ce QR code.',
  qrCode: 'QR code à scanner avec l’application de codes',
  secret: 'Sans appareil photo, saisissez cette clé dans l’application\u00a0:',
  firstCode: 'Celui que l’application affiche maintenant.',
  newPassword: '2. Un mot de passe',
  passwordRule: `Au moins ${passwordKinds}`,
  open: 'Ouvrir mon accès',
  notOpened: 'L’accès n’a pas pu être ouvert. Réessayez.',
  opened: 'Votre accès est ouvert, et vous êtes connecté.',
  recoveryTitle: '3. Vos codes de secours',
  recovery:
    'Si vous perdez votre téléphone, chacun remplace une fois le code à six chiffres. Notez-les ou imprimez-les maintenant\u00a0: ils ne seront plus affichés.',
  passkeyTitle: '4. Une clé d’accès',
  passkeyWhy:
    'Avec une clé d’accès, votre doigt, votre visage ou le code de cet appareil vous connecte, sans rien saisir. Le mot de passe et les codes restent\u00a0: ils servent si la boutique change d’adresse ou si vous perdez l’appareil.',
  passkeyAdded: 'Une clé d’accès est enregistrée.',
  passkeyImpossible:
    'Une clé d’accès tient à un nom de domaine en https. Cette boutique n’en a pas encore\u00a0: vous pourrez en ajouter une plus tard.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyNotMade: 'Aucune clé d’accès n’a été enregistrée. Réessayez.',
  toToday: 'Aller à la gestion',
  toOpening: 'Préparer l’ouverture de la boutique',
})
