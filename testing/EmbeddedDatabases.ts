import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { PGlite } from '@electric-sql/pglite'
import { extensions } from '../server/database/extensions'
import { embeddedTemplate } from '../server/database/template'

/** An embedded database whose timers do not keep a process alive. */
class DatabaseInMemory extends PGlite {
  static async open(loadDataDir: Blob): Promise<DatabaseInMemory> {
    const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0']
    const database = new DatabaseInMemory({ loadDataDir, startParams, extensions })
    await database.waitReady
    return database
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    return withQuietTimers(() => super.execProtocolRawSync(message))
  }
}

/** Runs this so that its timers, and those that they start, do not keep the process alive. */
function withQuietTimers<Result>(run: () => Result): Result {
  const { setTimeout: start } = globalThis
  const startQuietly = (work: () => void, milliseconds: number) =>
    start(() => withQuietTimers(work), milliseconds).unref()
  Object.assign(globalThis, { setTimeout: startQuietly })
  try {
    return run()
  } finally {
    globalThis.setTimeout = start
  }
}

export type LentDatabase = Pick<PGlite, 'execProtocolRawStream' | 'dumpDataDir' | 'close'>

/** A database holds some 300 MB. */
const maxFree = 2

/** How often each catalogue of the schema was written to: cheaper than reading what it says. */
const catalogues = [
  'pg_class',
  'pg_attribute',
  'pg_constraint',
  'pg_trigger',
  'pg_index',
  'pg_proc',
]
const schemaVersion = `select string_agg(concat(rows, ' ', newest), ',') as version from (${catalogues
  .map((name) => `select count(*) as rows, max(xmin::text::bigint) as newest from ${name}`)
  .join(' union all ')}) as versions`

/** All parts of a schema that a test could change. */
const schemaHash = `select md5(string_agg(part, '|' order by part)) as hash from (
  select concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable) as part
    from information_schema.columns where table_schema = 'public'
  union all select conname || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select concat(tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
) as parts`

/** Sequences that gave out numbers give them out again. */
const restartNumbers = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null`

type Fresh = { hash: string; rows: { table: string; json: string | null }[] }

/**
 * Embedded databases in memory, migrated. A returned one is emptied and reused, in a thirtieth of
 * the time of a new one.
 */
export class EmbeddedDatabases {
  private readonly free: PGlite[] = []
  private fresh: Fresh | undefined
  /** The version at which the schema was that of a fresh database. */
  private readonly versions = new WeakMap<PGlite, string>()

  async take(): Promise<LentDatabase> {
    return this.lend(this.free.pop() ?? (await this.make()))
  }

  /** The database until it is closed. */
  private lend(lent: PGlite): LentDatabase {
    return {
      execProtocolRawStream: (message, options) => lent.execProtocolRawStream(message, options),
      dumpDataDir: (compression) => lent.dumpDataDir(compression),
      close: () => this.giveBack(lent),
    }
  }

  /** Discards a database whose schema was changed, or that still runs something. */
  private async giveBack(database: PGlite): Promise<void> {
    const isWanted = this.free.length < maxFree
    const isReset = isWanted && (await this.reset(database).catch(() => false))
    if (isReset) this.free.push(database)
    else await database.close()
  }

  private async make(): Promise<PGlite> {
    const loadDataDir = new Blob([await readFile(await embeddedTemplate(tmpdir()))])
    const client = await DatabaseInMemory.open(loadDataDir)
    this.fresh ??= await readFresh(client)
    return client
  }

  private async reset(client: PGlite): Promise<boolean> {
    await client.exec('discard all')
    if (!this.fresh || !(await this.isUnchanged(client, this.fresh))) return false
    // Some triggers refuse to empty their table.
    await client.exec('set session_replication_role = replica')
    // Not by deleting: rows would then come in the order in which they find room.
    const changed = await changedTables(client, this.fresh)
    if (changed.length > 0) await client.exec(`truncate ${changed.join(', ')} cascade`)
    for (const { table, json } of this.fresh.rows) {
      const insert = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)
        on conflict do nothing`
      if (json) await client.query(insert, [json])
    }
    await client.exec(restartNumbers)
    // A test of upgrades makes the tables anew, and after that no documents get their numbers.
    await client.exec('update journal_head set origin = database_origin()')
    await client.exec('reset session_replication_role')
    // A truncated table is a new file, which the catalogue notes.
    this.versions.set(client, await versionOf(client))
    return true
  }

  /** Whether the schema is that of a fresh database. */
  private async isUnchanged(client: PGlite, fresh: Fresh): Promise<boolean> {
    const version = await versionOf(client)
    if (this.versions.get(client) === version) return true
    this.versions.set(client, version)
    return (await hashOf(client)) === fresh.hash
  }
}

/** The tables whose rows are not those of a fresh database, in quotes. */
async function changedTables(client: PGlite, { rows }: Fresh): Promise<string[]> {
  const each = rows.map(({ table, json }) =>
    json
      ? `select '"${table}"' as name, (${asJson(table)}) is distinct from '${json.replaceAll("'", "''")}' as changed`
      : `select '"${table}"', exists(select from "${table}")`,
  )
  const changed = `select name from (${each.join(' union all ')}) as tables (name, changed) where changed`
  return (await client.query<{ name: string }>(changed)).rows.map(({ name }) => name)
}

const asJson = (table: string) =>
  `select json_agg(content)::text as json from "${table}" as content`

async function versionOf(client: PGlite): Promise<string> {
  return (await client.query<{ version: string }>(schemaVersion)).rows[0]!.version
}

async function hashOf(client: PGlite): Promise<string> {
  return (await client.query<{ hash: string }>(schemaHash)).rows[0]!.hash
}

async function readFresh(client: PGlite): Promise<Fresh> {
  const listed = `select tablename as table from pg_tables where schemaname = 'public'`
  const { rows: tables } = await client.query<{ table: string }>(listed)
  const rows: Fresh['rows'] = []
  for (const { table } of tables) {
    const [row] = (await client.query<{ json: string | null }>(asJson(table))).rows
    rows.push({ table, json: row!.json })
  }
  return { hash: await hashOf(client), rows }
}
