import type { StaffRole } from '../../contract/staffRoles'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

/** To a member of the staff: the single-use link to the admin. */
export function staffInvitation(
  sender: Sender,
  { role, link }: { role: StaffRole; link: string },
): Mail {
  return compose(sender, `Votre accès à la gestion de ${sender.name}`, [
    `Vous êtes invité dans la gestion de ${sender.name}, avec le rôle «\u00a0${quoted(role, 30)}\u00a0». Comptez deux minutes\u00a0: il faut choisir un mot de passe et scanner un QR code avec une application de codes.`,
    { link, label: 'Ouvrir mon accès' },
    'Ce lien sert une seule fois, pendant 48 heures. Si vous aviez déjà un accès, il remplace vos anciens moyens de vous connecter.',
    'Ne le transmettez à personne. Si vous n’attendiez pas cette invitation, ne faites rien.',
  ])
}
