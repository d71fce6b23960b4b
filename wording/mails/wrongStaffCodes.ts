import { compose, type Mail, type Sender } from './mail'

/** To a member of the staff: somebody who knows the password guesses the codes. */
export function wrongStaffCodes(sender: Sender): Mail {
  return compose(sender, `Dix codes faux dans la gestion de ${sender.name}`, [
    'Dix codes faux ont été saisis en moins d’un jour avec votre mot de passe, ou depuis une de vos sessions. Les codes de votre application sont donc refusés pendant un jour au plus. Une clé d’accès ou un code de secours vous connecte toujours.',
    'Si c’était vous, l’heure de votre téléphone ou du serveur est peut-être fausse\u00a0: chaque code est alors refusé.',
    'Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00a0: demandez un nouveau lien à un gérant, ou avec «\u00a0npm run shop -- staff add\u00a0», et choisissez un autre mot de passe.',
  ])
}
