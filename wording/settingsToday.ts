import { arrivalWords, dateWords } from './dates'
import { spansWords } from './openingHours'

type Span = { from: string; to: string }

/** What follows from the settings at this moment; nothing of hours that are not published. */
export const settingsToday = {
  hours: ({ isPublished, spans }: { isPublished: boolean; spans: readonly Span[] }) => {
    if (!isPublished) return ''
    return spans.length === 0
      ? 'Aujourd’hui\u00a0: fermé.'
      : `Aujourd’hui\u00a0: ouvert ${spansWords(spans)}.`
  },
  promise: ({ home, pickup }: { home: Span | null; pickup: string | null }) => {
    const delivered = home
      ? `est livrée ${home.from === home.to ? 'le ' : ''}${arrivalWords(home)}`
      : 'n’est pas livrée à domicile'
    const ready = pickup
      ? `est prête à la boutique le ${dateWords(pickup)}`
      : 'n’est jamais prête à la boutique'
    return `Une commande passée maintenant ${delivered}, et ${ready}.`
  },
}
