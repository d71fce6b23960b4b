import type { AuditAct } from '../../contract/auditActs'
import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

type Refused = { isMailed: boolean; wasPublished: boolean }
type Done = { act: AuditAct; who: string | null; at: Date }
/** What the server says to the staff about reviews. */
export const staffReviewReplies = {
  unknown: 'Cet avis n’existe plus\u00a0: son auteur l’a supprimé, ou son délai est passé.',
  rewritten:
    'Rien n’a été fait\u00a0: son auteur a changé cet avis entre-temps. Lisez le nouveau texte avant de décider.',
  decidedMeanwhile: (last: Done | undefined) =>
    last
      ? `Rien n’a été fait\u00a0: ${last.who ?? commandAuthor.subject} a ${last.act === 'review_published' ? 'publié' : 'refusé'} cet avis entre-temps (${shortMoment(last.at)}). Voici son état actuel.`
      : 'Rien n’a été fait\u00a0: cet avis a changé entre-temps. Voici son état actuel.',
  published: (product: string) => `L’avis sur «\u00a0${product}\u00a0» est publié.`,
  refused: (product: string, { isMailed, wasPublished }: Refused) =>
    `L’avis sur «\u00a0${product}\u00a0» n’est ${wasPublished ? 'plus' : 'pas'} publié. ${isMailed ? 'Son auteur en reçoit la raison par e-mail.' : 'Son auteur n’a plus d’adresse e-mail\u00a0: il n’est pas prévenu.'}`,
  reasonMissing: 'Écrivez la raison\u00a0: elle est envoyée à l’auteur.',
}
