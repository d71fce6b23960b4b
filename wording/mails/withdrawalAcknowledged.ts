import { withdrawalMoment, withdrawalSentence, type DeclaredWithdrawal } from '../withdrawalRows'
import { declaredBlocks } from './declaredBlocks'
import { compose, type Mail, type Sender } from './mail'

export type MailedWithdrawal = DeclaredWithdrawal & { at: Date }

/**
 * The acknowledgement on a durable medium (code de la consommation, L.221-21). The e-mail may be a
 * stranger's: what was typed is quoted on one line each.
 */
export function withdrawalAcknowledged(sender: Sender, withdrawal: MailedWithdrawal): Mail {
  return compose(sender, 'Accusé de réception de votre rétractation', [
    `Nous avons reçu votre rétractation le ${withdrawalMoment(withdrawal.at)}. Elle dit\u00a0:`,
    withdrawalSentence,
    ...declaredBlocks(withdrawal),
    'Nous vous répondons par e-mail. Le remboursement se fait dans les 14 jours\u00a0; il peut attendre que les articles nous soient revenus, ou la preuve de leur envoi.',
    'Si cette déclaration ne vient pas de vous, répondez à cet e-mail\u00a0: rien n’est remboursé ni annulé sans vérification.',
  ])
}
