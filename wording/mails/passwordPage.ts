import { compose, type Mail, type Sender } from './mail'

/** To a client whom the shop helps to choose a password. */
export function passwordPage(sender: Sender, link: string): Mail {
  return compose(sender, `Choisir un mot de passe chez ${sender.name}`, [
    `Pour choisir un mot de passe pour votre compte chez ${sender.name}, ouvrez cette page et saisissez-y cette adresse e-mail.`,
    { link, label: 'Choisir un mot de passe' },
    'Un second e-mail vous permettra de le confirmer. D’ici là, votre compte reste comme il est.',
  ])
}
