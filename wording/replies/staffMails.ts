import { plural } from '../plural'

/** What the server says to the staff about mails that were given up. */
export const staffMailReplies = {
  retried: (count: number) =>
    count === 0
      ? 'Ces e-mails n’attendaient plus\u00a0: rien n’est renvoyé.'
      : `${plural(count, 'e-mail repart', 'e-mails repartent')}.`,
  dropped: (count: number) =>
    count === 0
      ? 'Ces e-mails n’attendaient plus\u00a0: rien n’est effacé.'
      : `${plural(count, 'e-mail est effacé', 'e-mails sont effacés')}.`,
}
