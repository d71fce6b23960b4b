import { quotedName } from '../quotedName'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

/** To an e-mail that is not proven: contains nothing that was typed. */
export function stockAlertRequest(sender: Sender, product: string, link: string): Mail {
  return compose(sender, `Confirmez votre alerte pour ${quotedName(quoted(product))}`, [
    `Une alerte vient d’être demandée chez ${sender.name} avec cette adresse e-mail, pour savoir quand ${quotedName(quoted(product))} sera de retour. Si elle vient de vous, confirmez-la.`,
    { link, label: 'Confirmer mon alerte' },
    'Vous recevrez alors un seul message, quand le produit sera de retour. La même page permet d’y renoncer. L’alerte est à confirmer dans les 14 jours\u00a0; elle dure ensuite un an.',
    'Si vous n’avez rien demandé, ne faites rien\u00a0: nous ne vous écrirons pas.',
  ])
}
