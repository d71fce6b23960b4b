import { dateWords } from '../dates'
import { nothingTaken } from '../nothingTaken'
import { withdrawalMoment, type DeclaredWithdrawal } from '../withdrawalRows'
import { pickedBlocks } from './declaredBlocks'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'
import { wayBack } from './wayBack'

/** What tells a declaration from another of the same order. */
type Decided = {
  /** When it was declared. */
  at: Date
  /** The articles that it names; none for the whole order, or where they may not be said. */
  lines: DeclaredWithdrawal['lines']
}

type Accepted = Decided & {
  /** The order's number. */
  order: number
  /** The day until which it is refunded, ISO 8601; null if it has passed. */
  due: string | null
  /** Whether the client has the goods, or a parcel on its way. */
  isOut: boolean
  /** Whether they came back before it was refused: the shop has them, or has sent them again. */
  wereBack: boolean
  /** Whether a payment paid the order. */
  isPaid: boolean
  /** Whether a code made its articles free, so that nothing is refunded. */
  areFree: boolean
  /** Whether their refund is made already, or on its way. */
  isGivenBack: boolean
  /** Who took the money that is refunded; null for none. */
  provider: string | null
}

export function withdrawalAccepted(sender: Sender, accepted: Accepted): Mail {
  const { order, at, lines } = accepted
  return compose(sender, `Votre rétractation, commande n°\u00a0${order}`, [
    `Votre rétractation du ${withdrawalMoment(at)} pour la commande n°\u00a0${order} est acceptée.`,
    ...pickedBlocks(lines),
    returnText(sender, accepted),
    refundText(accepted),
  ])
}

function returnText({ address }: Sender, { isOut, wereBack }: Accepted): string {
  if (!isOut) return 'Vous n’avez rien à nous renvoyer.'
  const to = address && `, à ${address}`
  if (wereBack)
    return `Si nous avons encore les articles, vous n’avez rien à faire. Si nous vous les avons rendus, renvoyez-les ou rapportez-les${to}.`
  return `Renvoyez ou rapportez les articles dans les 14 jours qui suivent cet e-mail${to}. Les cafés, thés et tisanes doivent être encore scellés\u00a0; les accessoires et équipements peuvent avoir été ouverts.`
}

function refundText({ due, isOut, isPaid, areFree, isGivenBack, provider }: Accepted): string {
  if (!isPaid)
    return 'Vous ne devez rien pour cette commande\u00a0: tout paiement reçu pour elle vous est rendu.'
  if (areFree) return 'Ces articles vous étaient offerts\u00a0: il n’y a rien à vous rembourser.'
  if (isGivenBack)
    return 'Le remboursement est déjà fait, ou en cours\u00a0: il n’y en aura pas d’autre.'
  if (provider === 'demonstration') return nothingTaken
  const when = due === null ? 'sans tarder' : `au plus tard le ${dateWords(due)}`
  const condition =
    ' Si les articles ne nous sont pas revenus, le remboursement attend leur retour ou la preuve de leur envoi.'
  return `Nous vous remboursons ${when}, ${wayBack(provider)}.${isOut ? condition : ''}`
}

type Refused = Decided & { order: string; reason: string }

export function withdrawalRefused(sender: Sender, refused: Refused): Mail {
  const { order, reason, at, lines } = refused
  return compose(sender, 'Votre rétractation est refusée', [
    `Nous ne pouvons pas accepter votre rétractation du ${withdrawalMoment(at)} pour la commande «\u00a0${quoted(order)}\u00a0».`,
    ...pickedBlocks(lines),
    'En voici la raison\u00a0:',
    quoted(reason, 500),
    'Si vous n’êtes pas d’accord, répondez à cet e-mail. Les garanties légales restent les vôtres.',
  ])
}
