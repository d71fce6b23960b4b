import { compose, type Mail, type Sender } from './mail'

/** To the client, however the password was changed. */
export function passwordChanged(sender: Sender): Mail {
  return compose(sender, `Votre mot de passe a changé chez ${sender.name}`, [
    `Le mot de passe de votre compte chez ${sender.name} vient d’être changé, et les autres sessions ouvertes ont été fermées.`,
    `Si ce n’est pas vous, demandez un nouveau mot de passe depuis la page de connexion et écrivez à ${sender.email}.`,
  ])
}
