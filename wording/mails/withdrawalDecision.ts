import { dateWords } from '../dates'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

type Accepted = {
  /** The order's number. */
  order: number
  /** The day until which it is refunded, ISO 8601; null if it has passed. */
  due: string | null
  /** Whether the client has the goods, or a parcel on its way. */
  isOut: boolean
  /** Whether a payment paid the order. */
  isPaid: boolean
  /** Whether a code made its articles free, so that nothing is refunded. */
  areFree: boolean
  /** Whether their refund is made already, or on its way. */
  isGivenBack: boolean
}

export function withdrawalAccepted(sender: Sender, accepted: Accepted): Mail {
  const { order, due, isOut } = accepted
  return compose(sender, `Votre rétractation, commande n°\u00a0${order}`, [
    `Votre rétractation pour la commande n°\u00a0${order} est acceptée.`,
    isOut
      ? `Renvoyez ou rapportez les articles dans les 14 jours qui suivent ${due === null ? 'cet e-mail' : 'votre déclaration'}${sender.address && `, à ${sender.address}`}. Les cafés, thés et tisanes doivent être encore scellés\u00a0; les accessoires et équipements peuvent avoir été ouverts.`
      : 'Vous n’avez rien à nous renvoyer.',
    refundText(accepted),
  ])
}

function refundText({ due, isOut, isPaid, areFree, isGivenBack }: Accepted): string {
  if (!isPaid)
    return 'Vous ne devez rien pour cette commande\u00a0: tout paiement reçu pour elle vous est rendu.'
  if (areFree) return 'Ces articles vous étaient offerts\u00a0: il n’y a rien à vous rembourser.'
  if (isGivenBack)
    return 'Le remboursement est déjà fait, ou en cours\u00a0: il n’y en aura pas d’autre.'
  const when = due === null ? 'sans tarder' : `au plus tard le ${dateWords(due)}`
  const condition =
    ' Si les articles ne nous sont pas revenus, le remboursement attend leur retour ou la preuve de leur envoi.'
  return `Nous vous remboursons ${when}, par le moyen de paiement de la commande.${isOut ? condition : ''}`
}

type Refused = { order: string; reason: string }

export function withdrawalRefused(sender: Sender, { order, reason }: Refused): Mail {
  return compose(sender, 'Votre rétractation est refusée', [
    `Nous ne pouvons pas accepter votre rétractation pour la commande «\u00a0${quoted(order)}\u00a0». En voici la raison\u00a0:`,
    quoted(reason, 500),
    'Si vous n’êtes pas d’accord, répondez à cet e-mail. Les garanties légales restent les vôtres.',
  ])
}
