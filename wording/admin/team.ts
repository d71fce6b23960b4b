import type { StaffRole } from '../../contract/staffRoles'
import { area } from '../area'
import { actWords } from './actWords'
import { writeFirst } from '../longDate'
import { mediumMoment } from '../mediumMoment'
import { plural } from '../plural'
import { commandAuthor } from '../commandAuthor'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** What a role may do, for the person who chooses it. */
const roles: Record<StaffRole, string> = {
  gérant: 'gérant\u00a0: tout',
  préparation: 'préparation\u00a0: commandes, stock, clients et avis, sans argent ni réglages',
  comptable: 'comptable\u00a0: lit commandes, produits, documents et chiffres, ne change rien',
}

export const adminTeamWords = area({
  title: 'Équipe',
  ownTitle: 'Mon accès',
  members: 'Qui a accès',
  you: 'vous',
  since: 'Dans l’équipe depuis',
  day: (at: string) => writeFirst(day.format(new Date(at))),
  moment: mediumMoment,
  lastSignIn: 'Dernière connexion',
  never: 'Jamais',
  means: 'Moyens',
  meansOf: (passkeys: number, codes: number) =>
    `${passkeys === 0 ? 'mot de passe et code' : plural(passkeys, 'clé d’accès', 'clés d’accès')}, ${plural(codes, 'code de secours', 'codes de secours')}`,
  invitation: 'Invitation',
  invitedUntil: (at: string) => `Le lien attend, jusqu’au ${mediumMoment(at)}`,
  linkOver: 'Le lien n’est plus valable\u00a0: envoyez-en un nouveau.',
  invite: 'Inviter quelqu’un',
  inviteHint:
    'La personne reçoit un lien par e-mail, qui sert une fois, pendant 48 heures. Elle choisit elle-même son mot de passe.',
  email: 'Adresse e-mail',
  emailMissing: 'Indiquez l’adresse e-mail de la personne.',
  role: 'Rôle',
  roles,
  inviteSave: 'Inviter',
  linkTitle: (email: string) => `Lien pour ${email}`,
  linkOnce:
    'Il est aussi envoyé par e-mail. Il n’est affiché que maintenant\u00a0: ne le donnez qu’à cette personne.',
  copy: 'Copier le lien',
  copied: 'Copié',
  newLink: 'Nouveau lien',
  newLinkWhat:
    'Pour qui a perdu ses moyens ou dont le lien est passé. Utilisé, il remplace le mot de passe, les codes et les clés d’accès.',
  newLinkSave: 'Envoyer un nouveau lien',
  changeRole: 'Changer le rôle',
  changeRoleWhat: 'La personne est déconnectée et se reconnecte avec son nouveau rôle.',
  changeRoleSave: 'Donner ce rôle',
  remove: 'Retirer l’accès',
  removeWhat:
    'La personne est déconnectée à l’instant. L’historique garde ce qu’elle a fait. Vous pourrez l’inviter à nouveau.',
  removeSelfWhat: 'C’est votre propre accès\u00a0: vous êtes déconnecté à l’instant.',
  removeSave: (email: string) => `Retirer l’accès de ${email}`,
  log: 'Journal',
  logHint: 'Qui a fait quoi, le plus récent d’abord.',
  toLog: 'Voir le journal',
  backToTeam: '← Équipe',
  noLog: 'Rien n’a encore été fait.',
  older: 'Plus ancien',
  newest: 'Revenir au plus récent',
  terminal: commandAuthor.short,
  act: actWords,
  order: (id: number) => `Commande ${id}`,
  notManager: 'Seul un gérant voit le journal.',
  own: 'Votre accès',
  passkeys: 'Clés d’accès',
  passkeySince: (at: string) => `Ajoutée le ${mediumMoment(at)}`,
  passkeyRemove: 'Retirer',
  passkeyRemoveOf: (at: string) => `Retirer la clé d’accès ajoutée le ${mediumMoment(at)}`,
  passkeyRemoved: 'La clé d’accès est retirée. Supprimez-la aussi de l’appareil.',
  noPasskey:
    'Aucune\u00a0: vous vous connectez avec votre mot de passe et un code. Une clé d’accès vous connecte sans rien saisir.',
  codes: 'Codes de secours',
  codesLeft: (count: number) =>
    count === 0
      ? 'Vous n’en avez plus. Sans eux, un téléphone perdu vous laisse dehors.'
      : `Il vous en reste ${count}.`,
  codesRenew: 'Faire de nouveaux codes',
  codesNew:
    'Voici vos nouveaux codes\u00a0; les anciens ne servent plus. Notez-les ou imprimez-les maintenant\u00a0: ils ne seront plus affichés.',
  codesRenewed: 'Vos codes de secours sont nouveaux.',
  sessions: 'Autres connexions',
  sessionsNone: 'Vous n’êtes connecté nulle part ailleurs.',
  sessionsCount: (count: number) =>
    `Vous êtes aussi connecté à ${plural(count, 'autre endroit', 'autres endroits')}.`,
  sessionsEnd: 'Me déconnecter partout ailleurs',
})
