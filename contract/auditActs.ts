/** What the audit log names, in the admin and by commands. */
export const auditActs = [
  'staff_invited',
  'staff_opened',
  'staff_removed',
  'signed_in',
  'signed_out',
  'passkey_added',
  'order_state',
  'order_refund',
  'order_received',
  'order_refunds_made',
  'order_note',
  'order_address',
  'withdrawal_matched',
  'withdrawal_state',
  'promotion_created',
  'promotion_ended',
  'client_note',
  'client_link',
  'client_data',
  'client_erased',
] as const
export type AuditAct = (typeof auditActs)[number]
