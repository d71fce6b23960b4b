import type { AuditAct } from '../../contract/auditActs'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

type Done = { act: AuditAct; after: unknown; at: Date; who: string | null }

function what({ act, after }: Pick<Done, 'act' | 'after'>): string {
  switch (act) {
    case 'order_state':
      return `l’a passée à «\u00a0${String((after as { state?: string } | null)?.state)}\u00a0»`
    case 'order_address':
      return 'a corrigé son adresse'
    case 'order_refund':
      return 'en a remboursé une partie'
    case 'order_received':
      return 'a noté que son paiement est arrivé'
    case 'order_refunds_made':
      return 'a noté que ses remboursements sont faits'
    case 'withdrawal_matched':
    case 'withdrawal_state':
      return 'en a traité une rétractation'
    default:
      return 'l’a modifiée'
  }
}

/** What somebody else did to an order that is still open on another screen. */
export const orderActs = {
  changedBy: ({ who, at, ...done }: Done) =>
    `Rien n’a été fait\u00a0: la commande a changé entre-temps. ${who ?? 'Une commande du terminal'} ${what(done)} (${moment.format(at)}). Voici son état actuel.`,
}
