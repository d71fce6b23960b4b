import { dateWords } from '../dates'
import { withdrawalMoment } from '../withdrawalRows'
import { declaredBlocks } from './declaredBlocks'
import { compose, type Mail, type Sender } from './mail'
import type { MailedWithdrawal } from './withdrawalAcknowledged'

type Declared = MailedWithdrawal & {
  id: number
  /** The day until which it is refunded, ISO 8601. */
  due: string
  isMailed: boolean
  /** Whether a signed-in client declared it. */
  isFromAccount: boolean
  /** The admin's room. */
  link: string
}

/** To the shop: what was declared, and what to do until when. */
export function withdrawalForShop(seller: Sender, withdrawal: Declared): Mail {
  const { id, at, due, isMailed, isFromAccount, link } = withdrawal
  const source = isFromAccount
    ? 'Elle vient du compte du client.'
    : 'Ni le nom ni l’adresse e-mail ne sont vérifiés.'
  return compose(seller, `Rétractation n°\u00a0${id}`, [
    `Une rétractation est arrivée le ${withdrawalMoment(at)}. ${source}`,
    ...declaredBlocks(withdrawal),
    isMailed
      ? 'Son accusé de réception est parti par e-mail.'
      : 'Son accusé de réception n’est pas parti par e-mail, car cette adresse en a reçu trop\u00a0: répondez vous-même.',
    `À rembourser au plus tard le ${dateWords(due)}, sauf si vous n’avez encore ni les articles, ni la preuve de leur envoi.`,
    { link, label: 'Voir les rétractations dans la gestion' },
  ])
}
