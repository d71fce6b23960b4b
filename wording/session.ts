export const session = {
  ended: 'Votre session a expiré. Connectez-vous de nouveau ; votre panier vous attend.',
}
