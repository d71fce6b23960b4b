import type { ReviewState } from '../../../contract/reviews'

type Row = { id: number; state: ReviewState; decidedAt: Date | null }

/** Another one for each text of a review and each decision about it. */
export const versionOf = ({ id, state, decidedAt }: Row) =>
  `${id}-${state}-${decidedAt?.getTime() ?? 0}`
