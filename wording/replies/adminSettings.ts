import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

/** What the server says to a manager about settings. */
export const adminSettingReplies = {
  changed: 'Enregistré. La boutique en tient compte dès maintenant.',
  opened: 'La boutique est ouverte\u00a0: les clients peuvent commander.',
  closed: 'La boutique est fermée aux commandes.',
  reset: 'Le réglage d’origine est rétabli, et pris en compte dès maintenant.',
  wrong: 'Rien n’est enregistré\u00a0: corrigez ce qui est signalé.',
  wanted: (wanted: string) => `Il faut ${wanted}.`,
  changedBy: ({ who, at }: { who: string | null; at: Date }) =>
    `Rien n’est enregistré\u00a0: ${who ?? commandAuthor.subject} a changé ce réglage entre-temps (${shortMoment(at)}).`,
  changedMeanwhile: 'Rien n’est enregistré\u00a0: ce réglage a changé entre-temps.',
  addressMissing: 'une adresse en https://, sous laquelle la boutique est ouverte au public',
  mailQueued: (email: string) =>
    `Un e-mail part vers ${email}. S’il n’arrive pas en quelques minutes, regardez les indésirables, puis faites vérifier SMTP_URL et MAIL_FROM.`,
  mailWritten: (email: string) =>
    `Sans SMTP_URL, aucun e-mail ne part\u00a0: celui pour ${email} est un fichier du serveur, dans DATA_DIR/outbox.`,
}
