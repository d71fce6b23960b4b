import { loadNatively } from './loadNatively'
import type * as databases from './openTestDatabase'

export default function globalSetup(): Promise<void> {
  const { makeTemplate } = loadNatively('./openTestDatabase') as typeof databases
  return makeTemplate()
}
