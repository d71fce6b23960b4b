import { compose, type Mail, type Sender } from './mail'

/** To a person who asked for a first connection or forgot the password. */
export function passwordLink(sender: Sender, link: string): Mail {
  return compose(sender, `Votre mot de passe chez ${sender.name}`, [
    `Un mot de passe vient d’être choisi pour votre compte chez ${sender.name}. Pour qu’il prenne effet, ouvrez cette page et saisissez-le une seconde fois.`,
    { link, label: 'Confirmer mon mot de passe' },
    'Ce lien sert une seule fois, pendant 30 minutes. Toutes les sessions ouvertes de votre compte seront alors fermées.',
    'Si vous n’avez rien demandé, ne faites rien\u00a0: sans ce lien, votre compte reste comme il est.',
  ])
}
