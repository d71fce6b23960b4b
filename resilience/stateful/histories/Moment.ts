import type { AsyncCommand } from 'fast-check'
import type { Act } from '../model/Act'
import { explain } from '../model/explain'
import { stepsOf } from '../model/steps'
import type { World } from '../model/World'
import type { Reply } from '../../../testing/send'
import { agree } from './agree'
import { toAct, type Intent } from './Intent'
import { perform } from './perform'
import { rememberShown } from './rememberShown'
import { RulesBroken } from './RulesBroken'
import { clientCount, type Stage } from './Stage'

/** The worlds that explain all that was seen so far, and what that was. */
export type History = { worlds: World[]; told: string[] }

/** One act alone, or several that are asked for at once. */
export class Moment implements AsyncCommand<History, Stage> {
  constructor(private readonly intents: readonly Intent[]) {}

  check(): boolean {
    return true
  }

  async run(history: History, stage: Stage): Promise<void> {
    const acts = this.intents.map((intent) => toAct(intent, history.worlds[0]!, stage))
    await live(history, stage, acts)
    if (acts.length > 1) await lookAround(history, stage)
  }

  toString(): string {
    return this.intents.map((intent) => JSON.stringify(intent)).join(' with ')
  }
}

/** Each client looks at all that is theirs. */
export async function lookAround(history: History, stage: Stage): Promise<void> {
  for (let client = 0; client < clientCount; client += 1)
    await live(history, stage, [{ kind: 'view', client }])
}

async function live(history: History, stage: Stage, acts: Act[]): Promise<void> {
  const replies = await Promise.all(acts.map((act) => perform(act, stage)))
  acts.forEach((act, index) => rememberShown(act, replies[index]!, stage))
  history.told.push(acts.map((act, index) => tell(act, replies[index]!)).join('\n  at once '))
  const isAlone = acts.length === 1
  const worlds = explain(history.worlds, acts, (index, world, answer) =>
    agree({ act: acts[index]!, reply: replies[index]!, stage }, world, answer, isAlone),
  )
  if (worlds.length === 0)
    throw new RulesBroken(history.told, [
      'No order of the last acts explains their answers. By the rules, one after the other:',
      ...tellRules(history, acts),
    ])
  history.worlds = worlds
}

const tell = (act: Act, { status, body }: Reply) =>
  `${JSON.stringify(act)} → ${status} ${JSON.stringify(body)}`

function tellRules({ worlds }: History, acts: readonly Act[]): string[] {
  return worlds.map((before) => {
    const world = structuredClone(before)
    const answers = acts.map((act) => {
      const memory = {}
      for (const step of stepsOf(act)) {
        const answer = step(world, memory)
        if (answer) return answer
      }
      throw new Error(`${act.kind} has no end`)
    })
    return `${JSON.stringify(answers)} in ${JSON.stringify(world)}`
  })
}
