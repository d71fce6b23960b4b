import type { AuditAct } from '../../contract/auditActs'
import type { WithdrawalState } from '../../contract/withdrawalStates'
import { withdrawalStateNames } from '../withdrawalStateNames'
import { shortMoment } from '../shortMoment'
import { capitalize } from '../capitalize'
import { commandAuthor } from '../commandAuthor'

type Done = { act: AuditAct; after: unknown; at: Date; who: string | null }
function what({ act, after }: Done): string {
  const { state } = after as { state?: WithdrawalState }
  return act === 'withdrawal_state' && state
    ? `l’a passée à «\u00a0${withdrawalStateNames[state]}\u00a0»`
    : 'l’a rapprochée d’une commande'
}

/** What somebody else did to a withdrawal that is still open on another screen. */
export const withdrawalActs = {
  changedBy: (last: Done | undefined) =>
    last
      ? `Rien n’a été fait\u00a0: la rétractation a changé entre-temps. ${last.who ?? capitalize(commandAuthor.subject)} ${what(last)} (${shortMoment(last.at)}). Voici son état actuel.`
      : 'Rien n’a été fait\u00a0: la rétractation a changé entre-temps. Voici son état actuel.',
}
