import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { catalogueChanged, type Database } from './connect'
import { fillCategories, migrationsFolder } from './migrate'
import * as schema from './schema'

/** PostgreSQL in this process, its files in `folder`, begun from a template where it is new. */
export async function openEmbedded(folder: string, template: string): Promise<Database> {
  if (!existsSync(folder)) await beginFolder(folder, template)
  return connect(await PGlite.create(folder))
}

/** PostgreSQL in this process and in memory alone, as the template left it. */
export async function openInMemory(template: string): Promise<Database> {
  return connect(await PGlite.create({ loadDataDir: await load(template) }))
}

/** Brings an empty or older embedded database up to date. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  const sql = drizzle(client, { schema })
  await migrate(sql, { migrationsFolder: migrationsFolder() })
  await fillCategories(sql)
}

async function connect(client: PGlite): Promise<Database> {
  await migrateEmbedded(client)
  return {
    sql: drizzle(client, { schema }),
    kind: 'embedded',
    followCatalogue: async (onChange) => {
      const stop = await client.listen(catalogueChanged, onChange)
      return { isLive: () => true, stop: async () => (client.closed ? undefined : stop()) }
    },
    connections: null,
    close: () => client.close(),
  }
}

/** A start that is cut off leaves no half a database under the folder's name. */
async function beginFolder(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  const client = await PGlite.create(unfinished, { loadDataDir: await load(template) })
  await client.close()
  await rename(unfinished, folder)
}

async function load(template: string): Promise<Blob> {
  return new Blob([await readFile(template)])
}
