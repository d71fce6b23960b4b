import type { Reply } from '../../testing/send'
import { done, type Act, type Answer, type Memory } from './Act'
import type { Model } from './Model'

export type Done = { act: Act; reply: Reply }
type Running = { model: Model; memories: Memory[]; at: number[] }

/**
 * The models of what acts done at once may have made of the shop: those at the end of an order of
 * their steps in which each act is answered as it was. None: no order explains what was seen.
 */
export function explain(
  before: readonly Model[],
  acts: readonly Done[],
  isAnsweredAs: (reply: Reply, answer: Answer) => boolean = holds,
): Model[] {
  const ended = new Map<string, Model>()
  const tried = new Set<string>()
  const waiting: Running[] = before.map((model) => ({
    model,
    memories: acts.map(() => ({})),
    at: acts.map(() => 0),
  }))
  for (let running = waiting.pop(); running; running = waiting.pop()) {
    const { at } = running
    const open = [...acts.entries()].filter(([index, { act }]) => at[index]! < act.steps.length)
    if (open.length === 0) ended.set(JSON.stringify(running.model), running.model)
    for (const [index, { act, reply }] of open) {
      const next = structuredClone(running)
      const place = next.at[index]!++
      const seen = { body: reply.body, isAlone: acts.length === 1 }
      const isLast = next.at[index] === act.steps.length
      const answer =
        act.steps[place]!(next.model, next.memories[index]!, seen) ?? (isLast ? done() : undefined)
      if (answer) next.at[index] = act.steps.length
      if (answer && !isAnsweredAs(reply, answer)) continue
      const key = JSON.stringify(next)
      if (!tried.has(key)) waiting.push(next)
      tried.add(key)
    }
  }
  return [...ended.values()]
}

/** Whether all that is expected is there; an object may have more. */
export function holds(seen: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return seen === expected
  if (typeof seen !== 'object' || seen === null) return false
  if (Array.isArray(expected) && expected.length !== (seen as unknown[]).length) return false
  const parts = seen as Record<string, unknown>
  return Object.entries(expected).every(([name, part]) => holds(parts[name], part))
}
