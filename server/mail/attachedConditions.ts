import type { WaitingMail } from './outbox'

/** The conditions of sale of this number as a PDF; rejects if they cannot be made. */
export type FindConditions = (id: number) => Promise<{ name: string; bytes: Buffer }>

/** What the log names as the reason. */
class ConditionsNotMade extends Error {
  readonly code = 'CONDITIONS_NOT_MADE'
}

/**
 * The conditions that a mail carries, in a list that is empty if it carries none. Without them a
 * confirmation is none (code de la consommation, L.221-13): the mail is not sent, but tried again.
 */
export async function attachedConditions(
  { conditionsId }: Pick<WaitingMail, 'conditionsId'>,
  findConditions: FindConditions,
) {
  if (conditionsId === null) return []
  try {
    return [await findConditions(conditionsId)]
  } catch (cause) {
    throw new ConditionsNotMade('The conditions of a mail were not made', { cause })
  }
}
