import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startServer } from '../startServer'
import { generateTypes } from './generate'

const file = path.join(__dirname, 'schema.d.ts')

test('the types under version control are those of the running API', async () => {
  const server = await startServer()
  try {
    const fresh = await generateTypes(server)
    if (process.env.RENEW_OPENAPI) await writeFile(file, fresh)
    const stored = await readFile(file, 'utf8').catch(() => '')
    if (stored !== fresh) throw new Error(`${file} is stale: renew it with npm run openapi`)
  } finally {
    await server.close()
  }
}, 60_000)
