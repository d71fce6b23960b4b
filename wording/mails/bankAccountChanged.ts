import { compose, type Mail, type Sender } from './mail'
import { quoted, quotedEmail } from './quoted'
import { capitalize } from '../capitalize'
import { commandAuthor } from '../commandAuthor'

/** To every manager: the account of bank transfers is another one. */
export function bankAccountChanged(
  seller: Sender,
  { who, iban }: { who: string | null; iban: string },
): Mail {
  const author =
    who === null ? capitalize(commandAuthor.subject) : (quotedEmail(who) ?? 'Un gérant')
  const account =
    iban === ''
      ? 'Il n’y a plus de compte.'
      : `Le nouveau compte finit par ${quoted(iban.slice(-4), 4)}\u00a0: les prochaines commandes payées par virement le donnent.`
  return compose(seller, `Le compte bancaire de ${seller.name} a changé`, [
    `${author} vient de changer le compte bancaire qui reçoit les virements. ${account}`,
    'Si ce changement vous surprend, remettez l’ancien compte dans les réglages de la gestion, et retirez l’accès de qui l’a changé.',
  ])
}
