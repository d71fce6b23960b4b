import { Socket } from 'node:net'
import { Pool, type ClientBase, type PoolClient } from 'pg'
import { hasSqlState } from './sqlStates'
import { connectTimeoutMs, type TimeLimits } from './timeLimits'

/** Milliseconds after which an idle connection is closed; shorter than the limit of silence. */
const idleTimeoutMs = 8_000
/** After a fail-over no connection stays with a server that only reads. */
const maxLifetimeSeconds = 300
/** Seconds after which PostgreSQL checks that the other end of a connection is alive. */
const serverKeepAlive = { idle: 30, interval: 10, count: 3 }

/** Connections to PostgreSQL that neither a lock nor a dead network can block for ever. */
export function openPool(url: string, { max, limits }: { max: number; limits: TimeLimits }): Pool {
  // The pool awaits the result, though its type does not say so.
  const setLimits: (client: ClientBase) => unknown = (client) => client.query(toStatements(limits))
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    maxLifetimeSeconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.silenceMs,
    stream: () => openSocket(limits.silenceMs),
    // Set after connecting, because PgBouncer refuses them as startup parameters.
    onConnect: setLimits,
  })
  ignoreLostConnections(pool)
  return pool
}

/** Without a listener the error of a lost connection would end the process. */
export function ignoreLostConnections(pool: Pool): void {
  // One lost while idle is replaced at the next query.
  pool.on('error', () => undefined)
  // One lost between two queries of a transaction fails the next query.
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** Lends a connection for the work. */
export async function withConnection<Result>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  let isReadOnly = false
  try {
    return await work(connection)
  } catch (error) {
    isReadOnly = hasSqlState(error, '25006')
    throw error
  } finally {
    // Dropped if it was cut, if a transaction could not be ended, or if its server takes no changes:
    // another connection may lead to one that does.
    connection.release(isReadOnly || connection.getTransactionStatus() !== 'I')
  }
}

/** Cuts a connection that was silent for too long: its queries fail, and the pool drops it. */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => {
    const silent = new Error(`PostgreSQL was silent for ${silenceMs} ms`)
    socket.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }))
  })
  return socket
}

function toStatements({ statementMs, lockMs, idleInTransactionMs }: TimeLimits): string {
  const settings = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    tcp_keepalives_idle: serverKeepAlive.idle,
    tcp_keepalives_interval: serverKeepAlive.interval,
    tcp_keepalives_count: serverKeepAlive.count,
    // Compiling a query takes longer than any query of the shop.
    jit: 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')
}
