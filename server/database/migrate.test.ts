import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleSource } from '../../testing/bundleSource'
import { root } from '../../testing/root'
import { run } from '../../testing/run'
import { inFolder } from '../../testing/withFolder'
import { migrationsFolder, migrationsHash } from './migrate'

/** What a server prints that was built in this folder, beside a copy of the migrations of then. */
async function built(folder: string, code: string): Promise<string> {
  const build = path.join(folder, 'dist/server')
  await cp(migrationsFolder(), path.join(build, 'migrations'), { recursive: true })
  const program = path.join(build, 'main.js')
  await cp(bundleSource(code), program)
  return (await run(process.execPath, [program])).stdout
}

test('a build knows its own migrations, also where its tree has a newer one', () =>
  inFolder('comptoir-migrate-', async (folder) => {
    await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'))
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const tree = path.join(folder, 'server/database/migrations')
    await mkdir(path.dirname(tree), { recursive: true })
    await cp(migrationsFolder(), tree, { recursive: true })
    await writeFile(path.join(tree, '9999_next.sql'), 'select 1')
    const code = `console.log(require('./server/database/migrate.ts').migrationsHash())`
    expect(await built(folder, code)).toBe(`${migrationsHash()}\n`)
  }))
