import { readFile, stat, writeFile } from 'node:fs/promises'
import { inFolder } from '../../testing/withFolder'
import { readSettings } from '../settings'
import { secretFile, sessionSecret } from './sessionSecret'

test('a secret is made once, for this user alone, and stays', () =>
  inFolder('comptoir-secret-', async (folder) => {
    const settings = readSettings({ DATA_DIR: folder })
    const secret = await sessionSecret(settings)
    expect(secret).toMatch(/^[\da-f]{64}$/)
    expect((await stat(secretFile(folder))).mode & 0o777).toBe(0o600)
    expect(await sessionSecret(settings)).toBe(secret)
  }))

test.each(['', 'a'.repeat(31)])('a file that a full disk cut short is written again: %j', (cut) =>
  inFolder('comptoir-secret-', async (folder) => {
    await writeFile(secretFile(folder), cut, { mode: 0o600 })
    const secret = await sessionSecret(readSettings({ DATA_DIR: folder }))
    expect(secret).toMatch(/^[\da-f]{64}$/)
    expect(await readFile(secretFile(folder), 'utf8')).toBe(secret)
  }),
)
