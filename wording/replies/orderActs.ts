import type { AuditAct } from '../../contract/auditActs'
import { shortMoment } from '../shortMoment'
import { capitalize } from '../capitalize'
import { commandAuthor } from '../commandAuthor'

type State = { state?: string } | null
type Done = { act: AuditAct; before: unknown; after: unknown; at: Date; who: string | null }

function what({ act, before, after }: Pick<Done, 'act' | 'before' | 'after'>): string {
  switch (act) {
    case 'order_state': {
      const [from, to] = [(before as State)?.state, (after as State)?.state]
      return from === to ? 'a corrigé son suivi' : `l’a passée à «\u00a0${String(to)}\u00a0»`
    }
    case 'order_address':
      return 'a corrigé son adresse'
    case 'order_refund':
      return 'en a demandé ou noté un remboursement'
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
    `Rien n’a été fait\u00a0: la commande a changé entre-temps. ${who ?? capitalize(commandAuthor.subject)} ${what(done)} (${shortMoment(at)}). Voici son état actuel.`,
}
