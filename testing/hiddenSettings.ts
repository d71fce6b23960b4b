import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import { root } from './root'

/** The settings of the developer's own shop as empty values, which hide those of `.env`. */
export function hiddenSettings(): Record<string, string> {
  const file = path.join(root, '.env')
  const own = existsSync(file) ? Object.keys(parse(readFileSync(file))) : []
  return Object.fromEntries(own.map((name) => [name, '']))
}
