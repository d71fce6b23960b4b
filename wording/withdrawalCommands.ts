import type { ShownWithdrawalState, WithdrawalState } from '../contract/withdrawalStates'
import { dateWords } from './dates'
import { longDay } from './longDay'
import { withdrawalMoment, withdrawalRows } from './withdrawalRows'
import { withdrawalStateNames } from './withdrawalStateNames'
import { euros } from './euros'
import { refundStateNames } from './refundStateNames'
import { ordersReplies } from './replies/orders'

type Listed = {
  id: number
  orderId: number | null
  orderText: string
  name: string | null
  email: string | null
  articles: string | null
  lines: readonly { name: string; quantity: number }[]
  submittedAt: Date
  deadline: string | null
  due: string | null
  isLate: boolean
  likely: number | null
  state: WithdrawalState
  shown: ShownWithdrawalState
  refusal: string | null
  isMailed: boolean
}

function listed(one: Listed): string {
  const { id, state, shown, orderId, likely, submittedAt, deadline, due } = one
  const isOpen = state !== 'refunded' && state !== 'refused'
  const erased = '(effacé)'
  const rows = withdrawalRows({
    name: one.name ?? erased,
    email: one.email ?? erased,
    order: one.orderText,
    articles: one.articles,
    lines: one.lines,
  })
  return [
    `Rétractation ${id}, ${withdrawalStateNames[shown]}${one.refusal === null ? '' : `\u00a0: ${one.refusal}`}`,
    `  déclarée le ${withdrawalMoment(submittedAt)}`,
    ...rows.map(({ name, value }) => `  ${name}\u00a0: ${value}`),
    ...(one.isMailed
      ? []
      : ['  accusé de réception NON envoyé par e-mail\u00a0: répondez vous-même']),
    orderId === null
      ? `  pas rapprochée d’une commande${
          likely === null ? '' : `\u00a0: ${likely} a ce numéro et cette adresse e-mail`
        }`
      : `  commande ${orderId}, ${
          deadline === null
            ? 'réception inconnue, délai ouvert'
            : `délai jusqu’au ${longDay(deadline)}${one.isLate ? ', HORS DÉLAI' : ''}`
        }`,
    ...(due === null ? [] : [`  à rembourser au plus tard le ${dateWords(due)}`]),
    ...(isOpen ? [`  ensuite\u00a0: ${nextStep(one)}`] : []),
  ].join('\n')
}

function nextStep({ id, state, orderId, likely }: Listed): string {
  if (orderId === null) return `withdrawal ${id} match ${likely ?? 'COMMANDE'}`
  if (state === 'received') return `withdrawal ${id} accept, ou refuse "RAISON"`
  if (state === 'accepted') return `withdrawal ${id} received, quand les articles sont là`
  return `withdrawal ${id} refund --restock, ou --no-restock`
}

/** What the commands about withdrawals print. */
export const withdrawalCommandReplies = {
  list: (all: readonly Listed[]) =>
    all.length === 0 ? 'Aucune rétractation.' : all.map(listed).join('\n\n'),
  unknown: 'Cette rétractation n’existe pas.',
  matchTooLate: 'Cette rétractation est déjà acceptée\u00a0: sa commande ne change plus.',
  matchFirst: (id: number) =>
    `Dites d’abord de quelle commande il s’agit (au terminal\u00a0: withdrawal ${id} match COMMANDE).`,
  sayLines: (articles: string) =>
    `La déclaration nomme des articles\u00a0: «\u00a0${articles}\u00a0». Ajoutez --lines avec leurs lignes, par exemple 1:2,3, ou --whole si c’est toute la commande.`,
  orderMissing: 'Il manque le numéro de la commande.',
  reasonMissing: 'Écrivez la raison du refus entre guillemets\u00a0: elle est envoyée au client.',
  restockUnsaid:
    'Les articles reviennent-ils en stock\u00a0? Ajoutez --restock s’ils peuvent être revendus, --no-restock sinon.',
  noteAsArrived:
    'Rien n’est à rendre pour ces articles, et ce qui n’est pas remboursé ne revient pas en stock ainsi\u00a0: recommencez sans remise en stock (au terminal\u00a0: --no-restock), puis, s’ils peuvent être revendus, notez-les sur la page du produit comme des pièces arrivées.',
  impossible: (from: WithdrawalState, to: WithdrawalState) =>
    `Cette rétractation est «\u00a0${withdrawalStateNames[from]}\u00a0»\u00a0: elle ne peut pas devenir «\u00a0${withdrawalStateNames[to]}\u00a0».`,
  cancelFirst: (orderId: number) =>
    `La commande ${orderId} attend encore son paiement\u00a0: annulez-la d’abord (au terminal\u00a0: order ${orderId} annulée). Un paiement qui arriverait ensuite est rendu.`,
  cancelInstead: (orderId: number, id: number) =>
    `Toute la commande ${orderId} est encore à la boutique\u00a0: annulez-la d’abord, ce qui la rembourse et rend ses articles au stock (au terminal\u00a0: order ${orderId} annulée). Puis remboursez la rétractation ${id} sans remise en stock\u00a0: cela la clôt (withdrawal ${id} refund --no-restock).`,
  matched: ({
    id,
    orderId,
    deadline,
    isLate,
    isSameEmail,
  }: {
    id: number
    orderId: number
    deadline: string | null
    isLate: boolean
    isSameEmail: boolean
  }) =>
    [
      `Rétractation ${id}\u00a0: commande ${orderId}.`,
      isSameEmail
        ? 'L’adresse e-mail est celle du compte.'
        : 'ATTENTION\u00a0: l’adresse e-mail n’est pas celle du compte. Vérifiez qui déclare avant d’accepter.',
      deadline === null
        ? 'La réception n’est pas connue\u00a0: le délai est ouvert.'
        : `Délai jusqu’au ${longDay(deadline)}\u00a0: ${isLate ? 'déclarée HORS DÉLAI' : 'déclarée à temps'}.`,
    ].join(' '),
  changed: (id: number, state: WithdrawalState) =>
    `Rétractation ${id}\u00a0: ${withdrawalStateNames[state]}.`,
  refunded: ({
    id,
    orderId,
    refunds,
    isReturnedBefore,
  }: {
    id: number
    orderId: number
    isReturnedBefore: boolean
    refunds: readonly {
      amountCents: number
      feeCents: number
      state: keyof typeof refundStateNames
    }[]
  }) =>
    refunds.length === 0
      ? `Rétractation ${id}\u00a0: remboursée, il n’y avait rien à rendre (commande ${orderId}). Une pièce remboursée sur la commande depuis la déclaration compte pour elle\u00a0: si c’était pour une autre raison, remboursez celle-ci sur la commande.`
      : refunds
          .map(
            ({ amountCents, feeCents, state }) =>
              `Rétractation ${id}, commande ${orderId}\u00a0: ${euros(amountCents)}${
                feeCents > 0 ? `, dont livraison ${euros(feeCents)}` : ''
              }, ${refundStateNames[state]}.`,
          )
          .concat(isReturnedBefore ? ordersReplies.returnedBefore(orderId) : [])
          .concat(
            !isReturnedBefore && refunds.some(({ state }) => state === 'failed')
              ? 'Ce qui a échoué n’est pas rendu\u00a0: la page de la commande dit que faire.'
              : [],
          )
          .join('\n'),
}

/** The help of these commands. */
export const withdrawalCommandHelp = {
  list: 'Liste les rétractations, ce qu’il reste à faire et jusqu’à quand (14 jours).',
  one: 'Traite une rétractation\u00a0: match COMMANDE, accept, received, refuse RAISON, refund.',
  id: 'le numéro de la rétractation',
  action:
    'match\u00a0: dit de quelle commande il s’agit\u00a0; accept et refuse\u00a0: l’accepte ou la refuse, par e-mail\u00a0; received\u00a0: les articles sont revenus\u00a0; refund\u00a0: rembourse les lignes, et la livraison si tout est rendu',
  detail: 'pour match le numéro de la commande, pour refuse la raison',
  lines: 'pour match\u00a0: les lignes et leurs quantités, par exemple 1:2,3',
  whole: 'pour match\u00a0: toute la commande',
  restock: 'pour refund\u00a0: les articles reviennent en stock',
  noRestock: 'pour refund\u00a0: ils n’y reviennent pas',
}
