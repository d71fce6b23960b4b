import { area } from '../area'
import { longDate } from '../longDate'
import { shortDay } from '../shortDay'
import { shortMoment } from '../shortMoment'

const average = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const people = (count: number) => `${count}\u00a0${count > 1 ? 'personnes' : 'personne'}`

export const adminAlertsWords = area({
  title: 'Produits attendus',
  hint: 'Qui a demandé à être prévenu du retour d’un produit, et l’a confirmé. Les e-mails partent seuls dès qu’il est de nouveau en stock\u00a0; leurs adresses ne sont pas montrées.',
  waited: 'On les attend',
  noneWaited: 'Personne n’attend de produit.',
  announced: 'Retours annoncés depuis un an',
  mostWaitedOnly: (count: number) =>
    `Les ${count} produits les plus attendus sont montrés\u00a0; les suivants apparaissent ensuite.`,
  lastAnnouncedOnly: (count: number) =>
    `Les ${count} derniers retours sont montrés\u00a0: il y en a de plus anciens.`,
  product: 'Produit',
  people: 'Personnes',
  since: 'Depuis le',
  now: 'Aujourd’hui',
  sent: 'E-mails partis',
  queued: 'En file',
  last: 'Dernier départ',
  /** As short as a cell of a telephone is wide. */
  day: shortDay,
  never: '—',
  soldOut: 'épuisé',
  retired: 'retiré',
  left: (stock: number) => `${stock} en stock`,
  voices: 'Avis et attente',
  stars: (stars: number, count: number) =>
    `${average.format(stars)} sur 5, ${count} avis publié${count > 1 ? 's' : ''}`,
  noStars: 'Pas encore d’avis publié.',
  toRead: (count: number) => `${count} avis à lire`,
  waiting: (count: number, since: string) =>
    `${people(count)} ${count > 1 ? 'attendent' : 'attend'} son retour, depuis le ${longDate(new Date(since))}.`,
  nobodyWaits: 'Personne n’attend son retour.',
  mails: (sent: number, queued: number) =>
    [
      `E-mails de retour\u00a0: ${sent} parti${sent > 1 ? 's' : ''}`,
      ...(queued > 0 ? [`${queued} en file`] : []),
    ].join(', '),
  lastMail: (at: string) => `dernier le ${shortMoment(at)}`,
  drop: 'Il ne reviendra pas',
  dropWhat: (count: number) =>
    `${people(count)} ${count > 1 ? 'reçoivent' : 'reçoit'} un dernier e-mail qui le dit, et ${count > 1 ? 'leurs adresses sont effacées' : 'son adresse est effacée'}. Cela ne se défait pas.`,
  dropSave: (count: number) => (count > 1 ? 'Le leur dire' : 'Le lui dire'),
})
