import type { StaffRole } from '../../contract/staffRoles'
import { area } from '../area'
import { commandAuthor } from '../commandAuthor'
import { shortMoment } from '../shortMoment'

export const adminLayoutWords = area({
  shop: (name: string) => `Gestion · ${name}`,
  pageTitle: (title: string, name: string) => `${title} · Gestion · ${name}`,
  rooms: 'Pièces de la gestion',
  today: 'Aujourd’hui',
  orders: 'Commandes',
  withdrawals: 'Rétractations',
  promotions: 'Codes promo',
  clients: 'Clients',
  figures: 'Chiffres',
  /** Of the team, others than a manager see themselves. */
  team: (role: StaffRole) => (role === 'gérant' ? 'Équipe' : 'Mon accès'),
  settings: 'Réglages',
  documents: 'Documents',
  products: 'Produits',
  reviews: 'Avis',
  member: (email: string, role: StaffRole) => `${email} (${role})`,
  signOut: 'Se déconnecter',
  unknown: 'Cette page de la gestion n’existe pas',
  changedBy: ({ who, at }: { who: string | null; at: string }) =>
    `Modifiée le ${shortMoment(at)} par ${who ?? commandAuthor.name}.`,
  changedState: (state: string) => `L’état a changé\u00a0: «\u00a0${state}\u00a0».`,
  failed:
    'La réponse de la boutique n’est pas arrivée entière\u00a0: vérifiez si c’est fait avant de recommencer.',
  unanswered:
    'La boutique n’a pas répondu\u00a0: vérifiez votre connexion, puis si c’est fait, avant de recommencer.',
  refusedByProxy:
    'Un relais placé devant la boutique refuse ce fichier, trop grand pour lui\u00a0: la personne qui tient le serveur doit y régler 20\u00a0Mo (avec nginx, client_max_body_size).',
  leave: 'Ce que vous avez écrit n’est pas enregistré\u00a0: quitter la page quand même\u00a0?',
  /** Of a field that is half typed, by its type. */
  unfinished: {
    date: 'Écrivez le jour en entier, par exemple 21/11/2026.',
    time: 'Écrivez l’heure en entier, par exemple 16:00.',
    number: 'Écrivez un nombre.',
  },
  needsScript: 'La gestion a besoin de JavaScript\u00a0: activez-le, puis rechargez la page.',
})
