import { rm } from 'node:fs/promises'
import { templateVariable } from './shopServer'

export default async function cleanUp(): Promise<void> {
  const folder = process.env[templateVariable]
  if (folder) await rm(folder, { recursive: true, force: true })
}
