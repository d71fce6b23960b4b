/** What the payer reads at a payment provider. */
export const paymentWords = {
  order: (number: number) => `Commande n°\u00a0${number}`,
}
