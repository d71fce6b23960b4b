/** What stops the start of a shop whose settings of payment are wrong. */
export const paymentSettingsWords = {
  stripeKey: 'une clé secrète de Stripe (sk_test_…, sk_live_…, rk_test_… ou rk_live_…)',
  stripeWebhookSecret: 'le secret de signature des événements de Stripe (whsec_…)',
  iban: 'un IBAN dont la clé de contrôle est juste, par exemple FR76 3000 6000 0112 3456 7890 189',
  bic: 'un BIC de 8 ou 11 caractères',
  days: 'un nombre de jours de 1 à 60',
  listOf: (words: readonly string[]) =>
    `une ou plusieurs de ces valeurs, sans répétition, séparées par des virgules\u00a0: ${words.join(', ')}`,
  choose: (url: string) =>
    `Sans PAYMENT, il faut des moyens de paiement choisis dans les réglages (settings set means) avec une adresse publique en https (PUBLIC_URL vaut «\u00a0${url}\u00a0»)\u00a0: donnez PAYMENT, par exemple stripe,transfer, ou demonstration, avec STRICT_LAW=off, pour une boutique qui ne vend rien.`,
  mixed:
    'Le réglage PAYMENT mêle demonstration à d’autres moyens avec une adresse publique en https\u00a0: n’importe qui y commanderait sans payer, retirez demonstration.',
  stripeIncomplete:
    'Le réglage PAYMENT nomme stripe\u00a0: donnez aussi STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET, que le tableau de bord de Stripe affiche.',
  stripeHalf:
    'Les réglages STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET vont ensemble\u00a0: donnez les deux, que le tableau de bord de Stripe affiche, ou aucun.',
  stripeApiLive:
    'Le réglage STRIPE_API n’est permis qu’avec une clé de test (sk_test_… ou rk_test_…)\u00a0: retirez-le, ou changez STRIPE_SECRET_KEY.',
  ibanMissing:
    'Le réglage PAYMENT nomme transfer\u00a0: donnez aussi TRANSFER_IBAN, l’IBAN du compte qui reçoit les virements.',
}
