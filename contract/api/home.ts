import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** The shopkeeper's own text; null for the shop's default. */
const own = z.nullable(z.string())

/** What the shopkeeper says on the home page instead of the default words. */
const ownHome = z.object({
  /** A line above everything; null for none. */
  notice: own,
  headline: own,
  introduction: own,
  /** A stored picture instead of the shop's own, and what it shows. */
  picture: z.nullable(z.object({ file: z.string(), alt: z.string() })),
  history_title: own,
  /** Null for the default ones. */
  history: z.nullable(z.array(z.string())),
  values: z.array(z.object({ title: own, text: own })),
})
export type OwnHomeReply = z.infer<typeof ownHome>

export const getHome = endpoint({
  name: 'getHome',
  method: 'GET',
  path: '/api/home',
  audience: 'public',
  extension: true,
  summary: 'What the shopkeeper says on the home page; null wherever the default words stay',
  replies: { 200: ownHome },
})
