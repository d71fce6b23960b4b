import type { TeamAct } from '../../contract/api/staff/staffTeam'
import { auditActs, type AuditAct } from '../../contract/auditActs'
import { actWords } from './actWords'

type Facts = Record<string, unknown>
type Of = Pick<TeamAct, 'product' | 'client'>
type Case = [sentence: string, after?: Facts, before?: Facts, of?: Partial<Of>]

const product = { serial: 'CAF-01', name: 'Café 01' }
const client = 'Léa Martin'

/** Each act with the facts that the log keeps of it, and its sentence. */
const cases: Record<AuditAct, Case[]> = {
  staff_invited: [
    [
      'Invite lea@comptoir.test, rôle « préparation »',
      { email: 'lea@comptoir.test', role: 'préparation' },
    ],
  ],
  staff_opened: [['Ouvre son accès']],
  staff_removed: [
    ['Retire l’accès de lea@comptoir.test', undefined, { email: 'lea@comptoir.test' }],
  ],
  signed_in: [['Se connecte']],
  signed_out: [['Se déconnecte']],
  passkey_added: [['Ajoute une clé d’accès']],
  passkey_removed: [['Retire une clé d’accès']],
  recovery_codes_renewed: [['Fait de nouveaux codes de secours']],
  other_sessions_ended: [['Se déconnecte partout ailleurs']],
  staff_link_sent: [['Envoie un nouveau lien à lea@comptoir.test', { email: 'lea@comptoir.test' }]],
  staff_role: [
    [
      'Change le rôle de lea@comptoir.test : « préparation » → « gérant »',
      { email: 'lea@comptoir.test', role: 'gérant' },
      { email: 'lea@comptoir.test', role: 'préparation' },
    ],
  ],
  order_state: [
    ['en préparation → prête', { state: 'prête' }, { state: 'en préparation' }],
    [
      'en préparation → expédiée, Colissimo 6A123',
      { state: 'expédiée', carrier: 'Colissimo', trackingNumber: '6A123' },
      { state: 'en préparation' },
    ],
    [
      'Suivi corrigé : Colissimo 6A124. Avant : DPD 6A123',
      { state: 'expédiée', carrier: 'Colissimo', trackingNumber: '6A124' },
      { state: 'expédiée', carrier: 'DPD', trackingNumber: '6A123' },
    ],
    // Of a deleted client.
    ['Suivi corrigé', { state: 'expédiée' }, { state: 'expédiée' }],
  ],
  order_refund: [
    ['Remboursement demandé', { cents: 1290 }],
    ['Remboursement noté comme déjà fait', { cents: 1290, madeBy: 'transfer' }],
  ],
  order_received: [
    ['Paiement noté comme reçu, par virement', { means: 'transfer' }],
    ['Paiement noté comme reçu'],
  ],
  order_refunds_made: [
    ['Remboursement noté comme fait'],
    ['Remboursement noté comme fait, au comptoir', { madeBy: 'counter' }],
  ],
  order_note: [
    ['Note : Rappeler lundi', { text: 'Rappeler lundi' }],
    ['Note, effacée avec le compte'],
  ],
  order_address: [
    [
      'Adresse corrigée. Avant : 1 quai Saint-Jean, Blois',
      { address: '4 quai Saint-Jean, Blois' },
      { address: '1 quai Saint-Jean, Blois' },
    ],
    [
      'Adresse corrigée. Avant : aucune',
      { address: '4 quai Saint-Jean, Blois' },
      { address: null },
    ],
    ['Téléphone corrigé. Avant : 0254000000', { phone: '0254' }, { phone: '0254000000' }],
    [
      'Adresse corrigée. Avant : Blois. Téléphone corrigé. Avant : aucun',
      { address: 'Tours', phone: '0254' },
      { address: 'Blois', phone: '' },
    ],
    ['Adresse corrigée'],
  ],
  withdrawal_matched: [['Rétractation 12 rapprochée de cette commande', { withdrawal: '12' }]],
  withdrawal_state: [
    ['Rétractation 12 → articles revenus', { withdrawal: '12', state: 'goods_back' }],
  ],
  promotion_created: [['Crée le code NOEL', { code: 'NOEL' }]],
  promotion_ended: [['Termine le code NOEL', { code: 'NOEL' }]],
  client_note: [
    ['Note sur le client Léa Martin', { text: 'Préfère le moulu' }, undefined, { client }],
    ['Note sur un client, effacé depuis', { text: 'Préfère le moulu' }],
  ],
  client_link: [['Envoie un lien au client Léa Martin', { link: 'proof' }, undefined, { client }]],
  client_data: [['Exporte les données du client Léa Martin', undefined, undefined, { client }]],
  client_erased: [['Efface le compte d’un client']],
  setting_changed: [
    ['Change un réglage : horaires d’ouverture de la boutique', { setting: 'hours', value: {} }],
    ['Change un réglage : removed', { setting: 'removed', value: 1 }],
  ],
  setting_reset: [
    ['Revient au réglage d’origine : périodes de fermeture', { setting: 'closedWeeks' }],
  ],
  mail_tested: [['S’envoie un e-mail de test', { mail: 3 }]],
  order_status_mail: [
    ['E-mail au client : où en est sa commande (expédiée)', { state: 'expédiée' }],
  ],
  month_closed: [['Clôture juin 2026', { month: '2026-06' }]],
  month_exported: [['Exporte juin 2026', { month: '2026-06' }]],
  product_created: [
    ['Crée « Café 01 » (CAF-01)', { name: 'Café 01', price: '7,00' }, undefined, { product }],
  ],
  product_changed: [
    ['Change « Café 01 » (CAF-01)', { price: '7,00' }, { price: '6,90' }, { product }],
  ],
  product_retired: [
    ['Retire « Café 01 » (CAF-01) de la vente', { retired: 'oui' }, { retired: '' }, { product }],
    ['Remet « Café 01 » (CAF-01) en vente', { retired: '' }, { retired: 'oui' }, { product }],
  ],
  stock_moved: [
    ['Stock de « Café 01 » (CAF-01) : 10 → 8', { stock: 8 }, { stock: 10 }, { product }],
  ],
  catalogue_imported: [
    ['Importe un catalogue : 2 produits ajoutés, 1 changé', { added: 2, changed: 1 }],
    ['Importe un catalogue : 0 produit ajouté, 12 changés', { added: 0, changed: 12 }],
  ],
  review_published: [
    ['Publie l’avis 4 sur « Sencha »', { review: 4, product: 'Sencha' }, { state: 'pending' }],
  ],
  review_refused: [
    ['Refuse l’avis 4 sur « Sencha »', { review: 4, product: 'Sencha' }, { state: 'pending' }],
    ['Retire l’avis 4 sur « Sencha »', { review: 4, product: 'Sencha' }, { state: 'published' }],
  ],
  alerts_dropped: [
    ['Prévient 1 personne que « Sencha » ne reviendra pas', { people: 1, product: 'Sencha' }],
    ['Prévient 2 personnes que « Sencha » ne reviendra pas', { people: 2, product: 'Sencha' }],
  ],
  mails_retried: [
    ['Renvoie 1 e-mail', { mails: 1 }],
    ['Renvoie 2 e-mails', { mails: 2 }],
  ],
  mails_dropped: [['Efface 2 e-mails qui n’ont pas pu partir', { mails: 2 }]],
}
const each = auditActs.flatMap((act) =>
  cases[act].map(([sentence, after, before, of]) => ({ act, sentence, after, before, of })),
)

test.each(each)('$act: $sentence', ({ act, sentence, after = null, before = null, of }) => {
  expect(
    actWords({ act, before, after, product: null, client: null, ...of }).replaceAll('\u00a0', ' '),
  ).toBe(sentence)
})
