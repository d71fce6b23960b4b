import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { catalogueChanged, type Following } from './connect'

/** Milliseconds between two checks of the connection. */
const heartbeat = 5_000
const longestSilence = 2_000
const pause = 1_000
/** The name of the connection in pg_stat_activity. */
export const listenerName = 'comptoir catalogue'

/** Listens on a connection of its own, and opens a new one when it is lost. */
export async function followCatalogue(url: string, onChange: () => void): Promise<Following> {
  let client = await listen()
  let isLive = true
  let isStopped = false
  const beating = setInterval(() => {
    const asked = client
    asked.query('select 1').catch(() => lose(asked))
  }, heartbeat)

  async function listen(): Promise<Client> {
    const opened = new Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: longestSilence,
      query_timeout: longestSilence,
      keepAlive: true,
    })
    opened.on('notification', onChange)
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    try {
      await opened.connect()
      await opened.query(`listen ${catalogueChanged}`)
      return opened
    } catch (error) {
      void opened.end().catch(() => undefined)
      throw error
    }
  }

  function lose(lost: Client): void {
    if (isStopped || !isLive || lost !== client) return
    isLive = false
    onChange()
    void lost.end().catch(() => undefined)
    void findAgain()
  }

  async function findAgain(): Promise<void> {
    while (!isStopped) {
      try {
        client = await listen()
        isLive = true
        // Changes in the meantime were missed.
        onChange()
        break
      } catch {
        await wait(pause, undefined, { ref: false })
      }
    }
    if (isStopped) await client.end().catch(() => undefined)
  }

  return {
    isLive: () => isLive,
    async stop() {
      isStopped = true
      clearInterval(beating)
      if (isLive) await client.end()
    },
  }
}
