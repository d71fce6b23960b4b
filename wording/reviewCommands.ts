import { shortDay } from './shortDay'

const states = { pending: 'à relire', published: 'publié', refused: 'refusé' } as const

type Listed = {
  id: number
  state: keyof typeof states
  stars: number
  author: string
  writtenAt: Date
  product: string
  serial: string
  text: string
  reason: string | null
}

/** What the commands about reviews print. */
export const reviewCommandReplies = {
  listed: (reviews: readonly Listed[]) =>
    reviews.length === 0
      ? 'Aucun avis.'
      : reviews
          .map(({ id, state, stars, author, writtenAt, product, serial, text, reason }) =>
            [
              `Avis ${id}, ${states[state]}\u00a0: ${product} (${serial}), ${stars}/5, par ${author}, le ${shortDay(writtenAt)}`,
              ...text.split('\n').map((line) => `  > ${line}`),
              ...(reason === null ? [] : [`  Raison du refus\u00a0: ${reason}`]),
            ].join('\n'),
          )
          .join('\n\n'),
  noneWaits: 'Aucun avis à relire.',
  published: (id: number, product: string) => `Avis ${id} sur ${product}\u00a0: publié.`,
  publishedBefore: (id: number) => `L’avis ${id} est déjà publié.`,
  refused: (id: number, product: string) =>
    `Avis ${id} sur ${product}\u00a0: refusé. La raison est envoyée à son auteur.`,
  refusedBefore: (id: number) => `L’avis ${id} est déjà refusé\u00a0: rien n’est envoyé.`,
  unknown: (id: string) =>
    `Aucun avis n’a le numéro ${id}. S’il a été changé depuis, il en a un autre\u00a0: relisez-le avec «\u00a0reviews\u00a0».`,
  reasonMissing:
    'Rien n’a été changé\u00a0: un refus demande une raison de 1 à 1000 caractères, qui est envoyée à l’auteur.',
  reasonUseless: 'Rien n’a été changé\u00a0: une raison ne va qu’avec un refus.',
}

/** The help of these commands. */
export const reviewCommandHelp = {
  reviews: 'Liste les avis à relire, avec leur numéro.',
  all: 'tous, publiés et refusés compris, du plus récent au plus ancien',
  review: 'Publie ou refuse un avis.',
  id: 'le numéro de l’avis',
  decision: 'publish\u00a0: publie\u00a0; refuse\u00a0: refuse, ou retire un avis publié',
  reason: 'pour «\u00a0refuse\u00a0»\u00a0: la raison, envoyée à l’auteur',
}
