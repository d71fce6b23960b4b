import type { LoggedAct } from '../../contract/api/staff/staffOrder'
import type { AuditAct } from '../../contract/auditActs'
import { settingTitles } from '../shopSettings'
import { adminOrdersWords } from './orders'

type Act = Pick<LoggedAct, 'act' | 'before' | 'after'>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const ofOrder = (act: Act) => adminOrdersWords.specified.act(act)
const titles: Record<string, string | undefined> = settingTitles
const settingOf = (name: unknown) => titles[text(name)] ?? text(name)
const role = (value: unknown) => `«\u00a0${text(value)}\u00a0»`

const review = (after: Act['after']) => `${Number(after?.review ?? 0)} sur ${role(after?.product)}`
const people = (count: unknown) =>
  `${Number(count ?? 0)}\u00a0personne${Number(count) > 1 ? 's' : ''}`

/** The log's sentence for each act. */
const sentences: Record<AuditAct, (act: Act) => string> = {
  staff_invited: ({ after }) => `Invite ${text(after?.email)}, rôle ${role(after?.role)}`,
  staff_link_sent: ({ after }) => `Envoie un nouveau lien à ${text(after?.email)}`,
  staff_opened: () => 'Ouvre son accès',
  staff_role: ({ before, after }) =>
    `Change le rôle de ${text(after?.email)}\u00a0: ${role(before?.role)} → ${role(after?.role)}`,
  staff_removed: ({ before }) => `Retire l’accès de ${text(before?.email)}`,
  signed_in: () => 'Se connecte',
  signed_out: () => 'Se déconnecte',
  other_sessions_ended: () => 'Se déconnecte partout ailleurs',
  passkey_added: () => 'Ajoute une clé d’accès',
  passkey_removed: () => 'Retire une clé d’accès',
  recovery_codes_renewed: () => 'Fait de nouveaux codes de secours',
  order_state: ofOrder,
  order_refund: ofOrder,
  order_received: ofOrder,
  order_refunds_made: ofOrder,
  order_note: ofOrder,
  order_address: ofOrder,
  withdrawal_matched: ofOrder,
  withdrawal_state: ofOrder,
  order_status_mail: ofOrder,
  month_closed: () => 'Clôture un mois',
  month_exported: () => 'Exporte un mois',
  product_created: ({ after }) => `Crée le produit ${text(after?.serial)}`,
  product_changed: () => 'Change un produit',
  product_retired: () => 'Retire un produit de la vente, ou l’y remet',
  stock_moved: () => 'Note un mouvement de stock',
  catalogue_imported: () => 'Importe un catalogue',
  review_published: ({ after }) => `Publie l’avis ${review(after)}`,
  review_refused: ({ before, after }) =>
    `${before?.state === 'published' ? 'Retire' : 'Refuse'} l’avis ${review(after)}`,
  alerts_dropped: ({ after }) =>
    `Prévient ${people(after?.people)} que ${role(after?.product)} ne reviendra pas`,
  promotion_created: ({ after }) => `Crée le code ${text(after?.code)}`,
  promotion_ended: ({ after }) => `Termine le code ${text(after?.code)}`,
  client_note: () => 'Note sur un client',
  client_link: () => 'Envoie un lien à un client',
  client_data: () => 'Exporte les données d’un client',
  setting_changed: ({ after }) => `Change un réglage\u00a0: ${settingOf(after?.setting)}`,
  setting_reset: ({ after }) => `Revient au réglage d’origine\u00a0: ${settingOf(after?.setting)}`,
  mail_tested: () => 'S’envoie un e-mail de test',
  client_erased: () => 'Efface le compte d’un client',
}

/** What was done, in a sentence without its subject. */
export const actWords = (act: Act): string => sentences[act.act](act)
