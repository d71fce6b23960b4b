import { createRequire } from 'node:module'
import './compileNatively'
import type * as databases from './openTestDatabase'

const load = createRequire(__filename)

/** Loaded late, by Node itself: what Jest loads with this file passes through Babel. */
export default function globalSetup(): Promise<void> {
  const { makeTemplate } = load('./openTestDatabase') as typeof databases
  return makeTemplate()
}
