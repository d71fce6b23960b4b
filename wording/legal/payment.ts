import type { PaymentMeans } from '../../contract/paymentMeans'
import { demonstrationText } from './demonstration'
import type { LegalBlock, Shop } from './legalText'

/** What the legal pages say of the payment, each in its place. */
export type PaymentText = {
  /** Terms of use: what a visitor should know before ordering. */
  use: string[]
  /** Terms of sale: how one pays. */
  sale: LegalBlock[]
  /** Terms of sale: when the contract is concluded. */
  conclusion: string
  /** Terms of sale: how money comes back. */
  refund: string[]
  /** Privacy: which bank data is handled, and by whom. */
  data: string[]
  /** Privacy: who receives data for a payment. */
  recipients: string[]
}
type MeansText = { name: string; sale: string; refund: string; data: string }

const texts: Record<Exclude<PaymentMeans, 'demonstration'>, MeansText> = {
  card: {
    name: 'le paiement en ligne',
    sale: `Paiement en ligne : vous payez sur la page de notre prestataire, Stripe, par carte bancaire ou par un autre
    moyen que cette page propose, puis vous revenez sur le site. Votre carte est débitée lorsque vous validez le
    paiement. La page reste ouverte une demi-heure ; les produits vous sont réservés pendant ce temps.`,
    refund: `Une somme payée en ligne est rendue par Stripe sur la carte ou le compte qui a payé. Votre banque peut
    mettre quelques jours à la faire apparaître.`,
    data: `Pour un paiement en ligne, Stripe reçoit de nous le numéro de la commande, son montant et votre adresse
    e-mail, et de vous, sur sa propre page, les données de votre carte ou de votre compte. Nous ne les voyons pas et ne
    les conservons pas. De Stripe, nous recevons et gardons le numéro du paiement, son état, son montant, les
    remboursements et les contestations.`,
  },
  transfer: {
    name: 'le virement bancaire',
    sale: `Virement bancaire : après la commande, le site et un e-mail vous donnent notre IBAN, le montant, la référence
    à indiquer et la date jusqu’à laquelle les produits vous sont réservés. La commande est préparée lorsque la somme est
    arrivée, et ses dates, que donne la confirmation, comptent à partir de là ; si la
    somme n’est pas arrivée à la date annoncée, la commande expire.`,
    refund: `Une somme payée par virement est rendue par virement sur le compte qui l’a envoyée, ou sur celui que vous
    nous indiquez.`,
    data: `Pour un virement, notre banque nous communique le nom et l’IBAN du compte qui a payé, le montant et la
    référence.`,
  },
  counter: {
    name: 'le paiement au comptoir',
    sale: `Paiement au comptoir : pour une commande à retirer à la boutique, vous payez sur place lorsque vous venez la
    chercher. Les produits vous sont réservés jusqu’à la date que le site et un e-mail vous indiquent ; ensuite, la
    commande expire et vous ne devez rien.`,
    refund: `Une somme payée à la boutique y est rendue, par le moyen qui a servi à payer.`,
    data: `Pour un paiement au comptoir, le site n’enregistre que son montant et sa date.`,
  },
}

/** A shop that does not take orders yet. */
const withoutMeans: PaymentText = {
  use: [
    `Le site ne propose pas encore de moyen de paiement, et ne prend pas de commandes. Les conditions générales de
    vente nommeront les moyens de paiement avant la première.`,
  ],
  sale: [
    `Aucun moyen de paiement n’est encore proposé, et le site ne prend pas de commandes. Cette page nommera les
    moyens de paiement avant la première.`,
  ],
  conclusion: `Le contrat est conclu lorsque le paiement est accepté.`,
  refund: [`Une somme payée est rendue par le moyen qui a servi à payer.`],
  data: [],
  recipients: [],
}

/** Beside a real means. */
const tried = `Un paiement de démonstration est aussi proposé : il ne déplace aucun argent, et ce qui est réglé ainsi n’est
    pas vendu.`

export const meansOf = ({ means = ['demonstration'] }: Shop) => means

/** The words for the means switched on; one added to PaymentMeans without its words does not compile. */
export function paymentText(means: readonly PaymentMeans[]): PaymentText {
  if (means.length === 0) return withoutMeans
  const real = means.flatMap((one) => (one === 'demonstration' ? [] : texts[one]))
  if (real.length === 0) return demonstrationText
  const isTried = real.length < means.length
  return {
    use: [proposed(real.map(({ name }) => name)), ...(isTried ? [tried] : [])],
    sale: [
      `L’écran de paiement propose, selon la commande :`,
      { list: real.map(({ sale }, index) => ended(sale, index === real.length - 1)) },
      `Un prix, une quantité ou des frais qui changeraient entre l’affichage du total et votre validation vous sont
      montrés avant tout paiement : vous ne payez jamais un autre total que celui que vous avez vu.`,
      ...(isTried ? [tried] : []),
    ],
    conclusion: `Le contrat est conclu lorsque vous validez la commande, sous réserve que la somme nous parvienne dans le
    délai indiqué. Une fois la somme reçue, un e-mail de confirmation vous est adressé et la commande reste consultable
    dans votre profil tant que votre compte existe.`,
    refund: real.map(({ refund }) => refund),
    data: real.map(({ data }) => data),
    recipients: means.includes('card')
      ? [
          `notre prestataire de paiement, Stripe Payments Europe, Limited (Irlande), pour un paiement en ligne : ce que
          dit la partie « Vos commandes ». Il traite ces données selon sa propre politique de confidentialité,
          https://stripe.com/fr/privacy, et peut en transférer hors de l’Espace économique européen sous les garanties
          qu’elle décrit ;`,
        ]
      : [],
  }
}

/** An entry of a list ends with a semicolon, the last with a full stop. */
const ended = (text: string, isLast: boolean) => text.replace(/\.$/, isLast ? '.' : ' ;')

const proposed = (names: readonly string[]) =>
  names.length === 1
    ? `Moyen de paiement proposé : ${listed(names)}. Les conditions générales de vente le décrivent.`
    : `Moyens de paiement proposés : ${listed(names)}. Les conditions générales de vente les décrivent.`

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${last}` : last
}
