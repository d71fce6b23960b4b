import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { isNull, sql as raw } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Dump } from './connect'
import { StartupError } from '../system/StartupError'
import { startWords as words } from '../../wording/start'
import { countRows } from './countRows'
import { embeddedFollower, openEmbeddedPool } from './embeddedPool'
import type { EmbeddedServer, OnPanic } from './EmbeddedSocket'
import { extensions } from './extensions'
import { countUnknownMigrations, migrateDatabase } from './migrate'
import { openSql } from './openSql'
import * as schema from './schema'
import { unpackDump } from './unpackDump'
import { unlessPlannedAnew } from './withPreparedStatements'

/** Finds or makes the file from which a new folder is copied. */
type FindTemplate = () => Promise<string>

/** PostgreSQL in this process, its files in `folder`; a new folder is copied from a template. */
export async function openEmbedded(folder: string, findTemplate: FindTemplate): Promise<Database> {
  const server = await openServer(folder, findTemplate).catch((error: unknown) => {
    throw new StartupError(words.databaseUnopened(folder, reasonOf(error)))
  })
  return databaseOn(server, { onPanic: endProcess })
}

/** Migrates an empty or older embedded database. */
export async function migrateEmbedded(server: EmbeddedServer): Promise<void> {
  const pool = openEmbeddedPool(server)
  await migrateDatabase(pool)
  await pool.end()
}

/** These tables open the admin without a password. The dump still has rows that ended after it. */
const accessTables = ['staff_sessions', 'staff_invitations', 'staff_challenges']

export type LoadedDump = {
  /** The number of rows that each table had in the dump. */
  rows: Dump['rows']
  /** Who has access to the admin again. */
  staff: { email: string; role: string }[]
}

/**
 * Makes a new folder from a dump and migrates it; everybody is signed out of the admin. Throws if the
 * dump is no database, or is newer than this program.
 */
export async function loadDump(archive: Dump['archive'], folder: string): Promise<LoadedDump> {
  const server = await PGlite.create(folder, { loadDataDir: new Blob([archive]), extensions })
  const pool = openEmbeddedPool(server)
  try {
    const sql = drizzle(pool, { schema })
    const unknown = await countUnknownMigrations(sql)
    if (unknown > 0) throw new Error(`It has ${unknown} migrations of a newer version.`)
    const rows = await countRows(sql)
    await migrateDatabase(pool)
    // The documents that were made since the dump are unknown: their numbers must be asked for.
    await pool.query('update journal_head set origin = null')
    for (const table of accessTables) await pool.query(`delete from ${table}`)
    const staff = await sql
      .select({ email: schema.staff.email, role: schema.staff.role })
      .from(schema.staff)
      .where(isNull(schema.staff.endedAt))
      .orderBy(schema.staff.email)
    return { rows, staff }
  } finally {
    await pool.end()
    await server.close()
  }
}

/** What a checkpoint keeps of the log for later: PostgreSQL’s own gigabyte would be in every backup. */
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
]

type Embedded = EmbeddedServer & Pick<PGlite, 'dumpDataDir' | 'close'>

type Options = {
  /** Gets every query. */
  logger?: Logger | undefined
  onPanic?: OnPanic
}

/** The database of an open PGlite, migrated. */
export async function databaseOn(
  server: Embedded,
  { logger, onPanic }: Options = {},
): Promise<Database> {
  const pool = openEmbeddedPool(server, onPanic)
  const followChanges = embeddedFollower(pool)
  await migrateDatabase(pool)
  const sql = openSql(pool, { logger, isPrepared: unlessPlannedAnew })
  return {
    sql,
    paymentSql: sql,
    backgroundSql: sql,
    kind: 'embedded',
    followChanges,
    connections: null,
    // Nothing else runs on the only connection until the transaction ends.
    dump: () =>
      sql.transaction(async (alone) => {
        const rows = await countRows(alone)
        // Whoever opens the copy need not read the log again.
        await alone.execute(raw`checkpoint`)
        const archive = await server.dumpDataDir('none')
        return { rows, archive: Buffer.from(await archive.arrayBuffer()) }
      }),
    async close() {
      await pool.end()
      await server.close()
    },
  }
}

async function openServer(folder: string, findTemplate: FindTemplate): Promise<PGlite> {
  if (!existsSync(folder)) await beginFolder(folder, await findTemplate())
  return PGlite.create(folder, { extensions, startParams })
}

/** The process supervisor starts the shop again; committed data is safe. */
function endProcess(fault: Error): never {
  process.stderr.write(`${words.databaseStopped(fault.message)}\n`)
  process.exit(1)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A start that is interrupted leaves no partial database under the folder's name. */
async function beginFolder(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  await unpackDump(template, unfinished)
  await rename(unfinished, folder)
}
