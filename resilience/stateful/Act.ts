import * as fc from 'fast-check'
import type { Reply } from '../../testing/send'
import { clientCount, productCount, type Stage } from './Stage'
import type { Model } from './Model'

/** What the rules say that the server answers: the status, and of the body what they know. */
export type Answer = { status: number; body?: object }
/** What an act has seen in its earlier steps. */
export type Memory = {
  stock?: number
  /** By product. */
  stocks?: number[]
  attempt?: number
  /** The payment that is ended at its provider. */
  left?: number
  isEnded?: boolean
  promotion?: number
  version?: number
}
/** What the server answered; of acts done at once, only what they hold locked can be foretold. */
export type Seen = { body: unknown; isAlone: boolean }
/**
 * Changes the model at one moment, and takes the numbers that the server chose from its answer;
 * undefined where the act goes on with its next step, before which others may act, or is done.
 */
export type Step = (model: Model, memory: Memory, seen: Seen) => Answer | undefined

/** What one person does once: on the real shop, and by the rules. */
export type Act = {
  /** What a failure says of it; what was drawn, where it is not given. */
  label?: object
  perform: () => Promise<Reply>
  steps: Step[]
}
/** An act before the server has given its numbers; null where there is nothing to do it to. */
export type Intent = (now: Model, stage: Stage) => (Act & { label: object }) | null

type Draws<Drawn> = { [Key in keyof Drawn]: fc.Arbitrary<Drawn[Key]> }

/** `of`: the act of this kind for which this is drawn. */
type Kind<Drawn> = fc.WeightedArbitrary<Intent> & { of: (drawn: Drawn) => Intent }

/** One kind of act: how often it is done, what is drawn for it, and what is then done. */
export const kindOfAct = <Drawn>(
  kind: string,
  weight: number,
  draws: Draws<Drawn>,
  toAct: (drawn: Drawn, now: Model, stage: Stage) => Act | null,
): Kind<Drawn> => {
  const of =
    (drawn: Drawn): Intent =>
    (now, stage) => {
      const act = toAct(drawn, now, stage)
      return act && { ...act, label: { kind, ...(act.label ?? drawn) } }
    }
  return { weight, of, arbitrary: fc.record<Drawn>(draws).map(of) }
}

export const client = fc.nat(clientCount - 1)
export const product = fc.nat(productCount - 1)
/** Mostly 0, which is the client's own cart or the newest order. */
export const pick = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(9) },
)

export const done = (body: object = {}): Answer => ({ status: 200, body })
export const conflict = (code: string, shown: object = {}): Answer => ({
  status: 409,
  body: { code, ...shown },
})
export const notFound: Answer = { status: 404, body: { code: 'not_found' } }

/** The first step of all that takes a session. */
export const livesIn =
  (client: number): Step =>
  ({ clients }) =>
    clients[client]!.isDeleted ? { status: 401, body: { code: 'session_ended' } } : undefined
