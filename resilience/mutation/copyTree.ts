import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../testing/root'

const run = promisify(execFile)
/** Neither sources nor their build. */
const excluded = ['.git', '.cache', '.env', 'node_modules', 'data', 'coverage', 'screens']

/** A copy of the sources and their build, on the same packages. */
export async function copyTree(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-mutation-'))
  for (const name of await readdir(root))
    if (!excluded.includes(name))
      await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Builds the copy's server alone: its pages stay as they were. */
export async function buildServer(folder: string): Promise<void> {
  const webpack = path.join(folder, 'node_modules/webpack-cli/bin/cli.js')
  const options = ['--mode', 'production', '--config-name', 'server']
  await run(process.execPath, [webpack, ...options], { cwd: folder })
}
