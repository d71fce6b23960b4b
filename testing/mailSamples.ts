import { readSettings } from '../server/settings'
import { accountDeleted } from '../wording/mails/accountDeleted'
import { addressCorrected } from '../wording/mails/addressCorrected'
import { bankAccountChanged } from '../wording/mails/bankAccountChanged'
import { emailChangeAsked, emailInUse, emailLink } from '../wording/mails/emailChange'
import { contactMessage } from '../wording/mails/contactMessage'
import type { Mail } from '../wording/mails/mail'
import { mailTest } from '../wording/mails/mailTest'
import { orderConfirmation } from '../wording/mails/orderConfirmation'
import { orderCancelled, orderLost, orderReturned } from '../wording/mails/orderEnd'
import {
  counterOrderEndedForShop,
  counterOrderForShop,
  orderForShop,
} from '../wording/mails/orderForShop'
import { orderReady, orderSent } from '../wording/mails/orderProgress'
import { orderRefunded } from '../wording/mails/orderRefunded'
import { orderStatus } from '../wording/mails/orderStatus'
import { passwordChanged } from '../wording/mails/passwordChanged'
import { passwordLink } from '../wording/mails/passwordLink'
import { passwordPage } from '../wording/mails/passwordPage'
import { proofOfAccount, proofRequest, proofToReserve } from '../wording/mails/proofRequest'
import { notComingBack } from '../wording/mails/notComingBack'
import { backInStock } from '../wording/mails/backInStock'
import { reviewInvitation } from '../wording/mails/reviewInvitation'
import { reviewRefused } from '../wording/mails/reviewRefused'
import { staffInvitation } from '../wording/mails/staffInvitation'
import { stockAlertRequest } from '../wording/mails/stockAlertRequest'
import { withdrawalAcknowledged } from '../wording/mails/withdrawalAcknowledged'
import { withdrawalAccepted, withdrawalRefused } from '../wording/mails/withdrawalDecision'
import { withdrawalForShop } from '../wording/mails/withdrawalForShop'
import { wrongStaffCodes } from '../wording/mails/wrongStaffCodes'
import {
  counterInstructions,
  moneyComesBack,
  transferInstructions,
  transferReminder,
  unpaidOrderEnded,
} from '../wording/mails/unpaidOrder'

/** A mail with what it is made from. */
export type MailSample = { make: (args: unknown[]) => Mail; args: unknown[] }
const mail = <Args extends unknown[]>(
  make: (...args: Args) => Mail,
  ...args: Args
): MailSample => ({
  make: (given) => make(...(given as Args)),
  args,
})

/** As it is before the shopkeeper has filled anything in. */
export const { seller } = readSettings({})
export const picture = '0123456789abcdef0123456789abcdef.webp'
export const link = 'http://localhost:3000/command/12345678'
export const order = {
  id: 12345678,
  at: new Date('2026-11-20T10:00:00Z'),
  firstName: 'Camille',
  delivery: 'domicile',
  address: '2 place du Château, 41000 Blois',
  hours: ['lundi à samedi\u00a0: de 9\u00a0h à 19\u00a0h', 'fermé le vendredi 25\u00a0décembre'],
  promised: { from: '2026-11-25', to: '2026-11-27' },
  totalCents: 3070,
  feeCents: 490,
  discounts: [],
  vat: [{ vatRate: 550, vatCents: 160 }],
  vatFranchise: false,
  means: 'demonstration',
  pendingCents: 2580,
  heldCents: 0,
  isNothingKept: false,
  lines: [{ name: 'Sencha', quantity: 2, priceCents: 1290, grind: null, picture }],
  unpacked: [{ name: 'Sencha', quantity: 1 }],
  link,
  withdrawalLink: link,
} as const

export const tracking = {
  carrier: 'Colissimo',
  number: '6A12345678901',
  url: 'https://poste.example/6A',
}
const transfer = {
  holder: 'Comptoir Blésois',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  reference: '12345678-A1B2C3',
  until: order.at,
}

const withdrawal = {
  name: 'Camille Martin',
  order: '12345678',
  email: 'camille@client',
  articles: 'le thé',
  lines: [{ name: 'Sencha', quantity: 2 }],
  at: order.at,
}

const held = { means: 'card', pendingCents: 0, heldCents: 3070 } as const

/** One of every mail of the shop. */
export const mailSamples: Record<string, MailSample> = {
  accountDeleted: mail(accountDeleted, seller, { isProven: false }),
  addressCorrected: mail(addressCorrected, seller, order),
  bankAccountChanged: mail(bankAccountChanged, seller, {
    who: 'gerant@boutique',
    iban: transfer.iban,
  }),
  contactMessage: mail(contactMessage, seller, {
    name: 'Camille Martin',
    email: 'camille@client',
    message: 'Bonjour, avez-vous du café du Rwanda ?',
  }),
  emailChangeAsked: mail(emailChangeAsked, seller, 'camille@client.example'),
  emailInUse: mail(emailInUse, seller),
  emailLink: mail(emailLink, seller, link),
  mailTest: mail(mailTest, seller),
  orderCancelled: mail(orderCancelled, seller, order),
  orderConfirmation: mail(orderConfirmation, seller, order, link),
  orderForShop: mail(orderForShop, seller, order, {
    ...{ name: 'Camille Martin', isProven: true },
    ...{ isNew: true, isHandedOver: false, link },
  }),
  counterOrderForShop: mail(counterOrderForShop, seller, order, {
    name: 'Camille Martin',
    until: order.at,
    link,
  }),
  counterOrderEndedForShop: mail(counterOrderEndedForShop, seller, order),
  orderLost: mail(orderLost, seller, order),
  orderReady: mail(orderReady, seller, order),
  orderRefunded: mail(orderRefunded, seller, {
    ...order,
    refundedCents: 3070,
    lines: [{ name: 'Sencha', quantity: 2, amountCents: 2580, picture }],
    state: 'annulée',
    reason: 'order_expired',
    paidBy: 'card',
    returnedBy: 'card',
    hasCreditNote: true,
  }),
  orderReturned: mail(orderReturned, seller, { ...order, ...held }),
  orderSent: mail(orderSent, seller, { ...order, tracking }),
  orderStatus: mail(orderStatus, seller, {
    ...order,
    state: 'expédiée',
    tracking,
    missed: null,
  }),
  passwordChanged: mail(passwordChanged, seller),
  passwordLink: mail(passwordLink, seller, link),
  passwordPage: mail(passwordPage, seller, link),
  counterInstructions: mail(counterInstructions, seller, order, order.at),
  moneyComesBack: mail(moneyComesBack, seller, order, 2580),
  transferInstructions: mail(transferInstructions, seller, order, transfer),
  transferReminder: mail(transferReminder, seller, order, transfer),
  unpaidOrderEnded: mail(unpaidOrderEnded, seller, order, 'expirée'),
  proofOfAccount: mail(proofOfAccount, seller, link),
  proofRequest: mail(proofRequest, seller, order.id, link),
  proofToReserve: mail(proofToReserve, seller, link),
  staffInvitation: mail(staffInvitation, seller, { role: 'préparation', link }),
  stockAlertRequest: mail(stockAlertRequest, seller, 'Sencha', link),
  withdrawalAcknowledged: mail(withdrawalAcknowledged, seller, { ...withdrawal, articles: null }),
  withdrawalForShop: mail(withdrawalForShop, seller, {
    ...withdrawal,
    id: 7,
    due: order.promised.to,
    isMailed: true,
    isFromAccount: false,
    link,
  }),
  withdrawalAccepted: mail(withdrawalAccepted, seller, {
    order: order.id,
    due: order.promised.to,
    at: order.at,
    lines: withdrawal.lines,
    isOut: true,
    wereBack: false,
    isPaid: true,
    areFree: false,
    isGivenBack: false,
    provider: 'stripe',
  }),
  withdrawalRefused: mail(withdrawalRefused, seller, {
    order: '12345678',
    reason: 'Le paquet de thé est ouvert.',
    at: order.at,
    lines: withdrawal.lines,
  }),
  wrongStaffCodes: mail(wrongStaffCodes, seller),
  backInStock: mail(backInStock, seller, 'Sencha', link),
  notComingBack: mail(notComingBack, seller, 'Sencha', link),
  reviewInvitation: mail(reviewInvitation, seller, {
    orderId: order.id,
    products: ['Sencha'],
    link,
  }),
  reviewRefused: mail(reviewRefused, seller, {
    ...{ product: 'Sencha', reason: 'Hors sujet.', link },
    wasPublished: false,
  }),
}
