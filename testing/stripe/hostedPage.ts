import type { Session } from './objects'
import type { Act } from './StripeAccount'

const buttons: readonly (readonly [Act | 'leave', string])[] = [
  ['pay', 'Payer'],
  ['decline', 'Refuser la carte'],
  ['abandon3ds', 'Abandonner 3-D Secure'],
  ['slow', 'Payer par un moyen lent'],
  ['leave', 'Revenir à la boutique sans payer'],
]

/** The page of a payment, in place of Stripe's. */
export function hostedPage({ status, amount_total, cancel_url }: Session, note: string): string {
  const amount = ((amount_total ?? 0) / 100).toFixed(2).replace('.', ',')
  const form = buttons
    .map(([act, text]) => `<p><button name="act" value="${act}">${text}</button></p>`)
    .join('')
  const ended = `<p>Ce paiement est terminé.</p><p><a href="${cancel_url}">Revenir à la boutique</a></p>`
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paiement d’essai</title></head>
<body style="font: 1.1rem system-ui; max-width: 30rem; margin: 3rem auto; padding: 0 1rem">
<h1>Paiement d’essai</h1>
<p>Cette page remplace celle de Stripe. Aucun argent n’est prélevé.</p>
<p>À payer : <strong>${amount} €</strong></p>
<p role="status">${note}</p>
${status === 'open' ? `<form method="post">${form}</form>` : ended}
</body>
</html>`
}
