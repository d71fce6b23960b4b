import type { Answer } from './Act'
import type { World } from './World'

/** What an act has seen in its earlier steps. */
export type Memory = { stock?: number; totalCents?: number }
/** Changes the world at one moment; undefined where the act goes on with its next step. */
export type Step = (world: World, memory: Memory) => Answer | undefined

export const done: Answer = { status: 200 }
export const notFound: Answer = { status: 404, code: 'not_found' }
export const conflict = (code: string): Answer => ({ status: 409, code })
