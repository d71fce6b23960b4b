import type { StaffRole } from '../../contract/staffRoles'
import { area } from '../area'

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
  member: (email: string, role: StaffRole) => `${email} (${role})`,
  signOut: 'Se déconnecter',
  unknown: 'Cette page de la gestion n’existe pas',
  failed: 'Rien n’a été fait. Réessayez.',
  needsScript: 'La gestion a besoin de JavaScript\u00a0: activez-le, puis rechargez la page.',
})
