import type { Act, Answer } from './Act'
import type { Memory } from './step'
import { stepsOf } from './steps'
import type { World } from './World'

type Running = { world: World; memories: Memory[]; at: number[] }
/** Whether what was seen of an act agrees with a world in which it just ended; learns ids from it. */
export type Agrees = (index: number, world: World, answer: Answer) => boolean

/**
 * The worlds in which acts done at once may have left the shop: those at the end of an order of
 * their steps in which each act is answered as it was. None: no order explains what was seen.
 */
export function explain(before: readonly World[], acts: readonly Act[], agrees: Agrees): World[] {
  const steps = acts.map(stepsOf)
  const ended = new Map<string, World>()
  const seen = new Set<string>()
  const waiting: Running[] = before.map((world) => ({
    world,
    memories: acts.map(() => ({})),
    at: acts.map(() => 0),
  }))
  for (let running = waiting.pop(); running; running = waiting.pop()) {
    const open = running.at.flatMap((place, index) => (place < steps[index]!.length ? [index] : []))
    if (open.length === 0) ended.set(JSON.stringify(running.world), running.world)
    for (const index of open) {
      const next = structuredClone(running)
      const answer = steps[index]![next.at[index]!]!(next.world, next.memories[index]!)
      next.at[index] = answer ? steps[index]!.length : next.at[index]! + 1
      if (answer && !agrees(index, next.world, answer)) continue
      const key = JSON.stringify(next)
      if (!seen.has(key)) waiting.push(next)
      seen.add(key)
    }
  }
  return [...ended.values()]
}
