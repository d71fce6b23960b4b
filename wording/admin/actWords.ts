import type { TeamAct } from '../../contract/api/staff/staffTeam'
import type { AuditAct } from '../../contract/auditActs'
import { settingTitles } from '../shopSettings'
import { adminDocumentsWords } from './documents'
import { adminOrdersWords } from './orders'
import { isRetired } from './productLog'
import { plural } from '../plural'

type Act = Pick<TeamAct, 'act' | 'before' | 'after' | 'product' | 'client'>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const ofOrder = (act: Act) => adminOrdersWords.specified.act(act)
const titles: Record<string, string | undefined> = settingTitles
const settingOf = (name: unknown) => titles[text(name)] ?? text(name)
const role = (value: unknown) => `«\u00a0${text(value)}\u00a0»`

const review = (after: Act['after']) => `${Number(after?.review ?? 0)} sur ${role(after?.product)}`
const people = (count: unknown) =>
  `${Number(count ?? 0)}\u00a0personne${Number(count) > 1 ? 's' : ''}`

const named = ({ product }: Act) =>
  product ? `${role(product.name)} (${product.serial})` : 'un produit'
/** “au client Léa Martin”, or “à un client, effacé depuis”. */
const ofClient = ({ client }: Act, known: string, erased: string) =>
  client === null ? `${erased} client, effacé depuis` : `${known} client ${client}`
const month = ({ after }: Act) => adminDocumentsWords.specified.month(text(after?.month))
const stock = (facts: Act['after']) => Number(facts?.stock ?? 0)

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
  month_closed: (act) => `Clôture ${month(act)}`,
  month_exported: (act) => `Exporte ${month(act)}`,
  product_created: (act) => `Crée ${named(act)}`,
  product_changed: (act) => `Change ${named(act)}`,
  product_retired: (act) =>
    isRetired(act.after) ? `Retire ${named(act)} de la vente` : `Remet ${named(act)} en vente`,
  stock_moved: (act) => `Stock de ${named(act)}\u00a0: ${stock(act.before)} → ${stock(act.after)}`,
  catalogue_imported: ({ after }) =>
    `Importe un catalogue\u00a0: ${plural(Number(after?.added), 'produit ajouté', 'produits ajoutés')}, ${plural(Number(after?.changed), 'changé', 'changés')}`,
  review_published: ({ after }) => `Publie l’avis ${review(after)}`,
  review_refused: ({ before, after }) =>
    `${before?.state === 'published' ? 'Retire' : 'Refuse'} l’avis ${review(after)}`,
  alerts_dropped: ({ after }) =>
    `Prévient ${people(after?.people)} que ${role(after?.product)} ne reviendra pas`,
  mails_retried: ({ after }) => `Renvoie ${plural(Number(after?.mails), 'e-mail', 'e-mails')}`,
  mails_dropped: ({ after }) =>
    `Efface ${plural(Number(after?.mails), 'e-mail qui n’a pas pu partir', 'e-mails qui n’ont pas pu partir')}`,
  promotion_created: ({ after }) => `Crée le code ${text(after?.code)}`,
  promotion_ended: ({ after }) => `Termine le code ${text(after?.code)}`,
  client_note: (act) => `Note sur ${ofClient(act, 'le', 'un')}`,
  client_link: (act) => `Envoie un lien ${ofClient(act, 'au', 'à un')}`,
  client_data: (act) => `Exporte les données ${ofClient(act, 'du', 'd’un')}`,
  setting_changed: ({ after }) => `Change un réglage\u00a0: ${settingOf(after?.setting)}`,
  setting_reset: ({ after }) => `Revient au réglage d’origine\u00a0: ${settingOf(after?.setting)}`,
  mail_tested: () => 'S’envoie un e-mail de test',
  client_erased: () => 'Efface le compte d’un client',
}

/** What was done, in a sentence without its subject. */
export const actWords = (act: Act): string => sentences[act.act](act)
