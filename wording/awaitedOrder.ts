import { area } from './area'

export const awaitedOrderWords = area({
  awaits: (id: string) => `Votre commande n°\u00a0${id} attend son paiement.`,
  open: (id: string) => `Voir la commande ${id}`,
})
