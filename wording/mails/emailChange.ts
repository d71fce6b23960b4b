import { compose, type Mail, type Sender } from './mail'
import { quotedEmail } from './quoted'

/** To the new address: it takes effect once it is confirmed by the link. */
export function emailLink(sender: Sender, link: string): Mail {
  return compose(sender, subject(sender), [
    `Vous avez demandé que cette adresse devienne celle de votre compte chez ${sender.name}. Pour le confirmer, ouvrez cette page.`,
    { link, label: 'Confirmer mon adresse' },
    'Ce lien sert une seule fois, pendant 30 minutes. Vous vous connecterez ensuite avec cette adresse.',
    'Si vous n’avez rien demandé, ne faites rien\u00a0: cette adresse ne sera liée à aucun compte.',
  ])
}

/** To an e-mail that another account has: the subject says no more than that of the link. */
export function emailInUse(sender: Sender): Mail {
  return compose(sender, subject(sender), [
    `Cette adresse a été demandée pour un autre compte chez ${sender.name}. Elle est déjà celle du vôtre\u00a0: rien ne change, et vous n’avez rien à faire.`,
    `Si ce n’est pas vous et que cela se répète, écrivez à ${sender.email}.`,
  ])
}

const subject = ({ name }: Sender) => `Nouvelle adresse e-mail chez ${name}`

/** To the e-mail in use: someone asked to replace it, by this one where it may be named. */
export function emailChangeAsked(sender: Sender, newEmail: string | null): Mail {
  const named = newEmail && quotedEmail(newEmail)
  return compose(sender, `Changement d’adresse demandé chez ${sender.name}`, [
    `Une nouvelle adresse e-mail${named ? `, ${named},` : ''} a été demandée pour votre compte chez ${sender.name}. Elle prendra effet quand elle aura été confirmée par le lien qui y est envoyé.`,
    `Si ce n’est pas vous, changez votre mot de passe tout de suite et écrivez à ${sender.email}.`,
  ])
}
