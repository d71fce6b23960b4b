import { plural } from '../plural'
import { area } from '../area'
import { shortMoment } from '../shortMoment'

export const adminMailsWords = area({
  title: 'E-mails qui n’ont pas pu partir',
  hint: 'Le serveur d’e-mails les a refusés dix fois, souvent parce que l’adresse n’existe pas, ou n’a rien pris pendant quatre jours. Dans Réglages, un gérant s’envoie un e-mail de test\u00a0; quand il arrive, renvoyez ceux-ci. Relisez les plus anciens\u00a0: une commande a pu expirer, un lien n’être plus valable. Celui qui n’est pas renvoyé est effacé trente jours après avoir été écrit.',
  newestOnly: (count: number) =>
    `Les ${count} plus récents sont montrés\u00a0; les suivants apparaissent ensuite.`,
  none: 'Aucun e-mail perdu\u00a0: tout est parti, ou va partir.',
  back: 'Retour à Aujourd’hui',
  recipient: 'À',
  hidden: 'une adresse qui n’est pas montrée',
  written: 'Écrit le',
  moment: shortMoment,
  client: 'Fiche du client',
  retry: 'Renvoyer',
  retryThis: (subject: string) => `Renvoyer «\u00a0${subject}\u00a0»`,
  retryAll: (count: number) => `Renvoyer ${plural(count, 'e-mail', 'e-mails')}`,
  drop: 'Ne plus l’envoyer',
  dropWhat: 'Il est effacé, et personne ne le recevra. Cela ne se défait pas.',
  dropSave: 'Effacer l’e-mail',
})
