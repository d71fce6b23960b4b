import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleSource } from './bundleSource'
import { root } from './root'
import { run } from './run'
import { inFolder } from './withFolder'

/** What the server reads of DATABASE_URL in a process that a test starts. */
const asking = `
const { runSource } = require('./testing/runSource.ts')
const ask = "console.log(require('./server/settings.ts').environment().DATABASE_URL || 'none')"
runSource(['-e', ask]).ended.then(({ output }) => process.stdout.write(output))`

test('a process of the tests does not read the settings of the developer’s own shop', () =>
  inFolder('comptoir-own-', async (project) => {
    const file = path.join(project, '.cache/asking.cjs')
    await mkdir(path.dirname(file))
    await copyFile(bundleSource(asking), file)
    for (const name of ['contract', 'node_modules', 'package.json', 'server', 'testing', 'wording'])
      await symlink(path.join(root, name), path.join(project, name))
    await writeFile(path.join(project, '.env'), 'DATABASE_URL=postgresql://shop@db.example/shop\n')
    const { stdout } = await run(process.execPath, [file])
    expect(stdout).toBe('none\n')
  }))
