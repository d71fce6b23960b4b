import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { channels, type Channel, type Following, type OnChange } from './connect'

/** Milliseconds between two checks of the connection. */
const heartbeatMs = 5_000
const maxSilenceMs = 2_000
const pauseMs = 1_000
/** The name of the connection in pg_stat_activity. */
export const listenerName = 'comptoir changes'

type Follower = { channel: Channel; onChange: OnChange }

/**
 * Listens to all channels on one connection of its own, and opens a new one when it is lost. It is
 * opened by the first follower and closed with the last one.
 */
export function changeFollower(url: string) {
  const followers = new Set<Follower>()
  let listener: Promise<Following> | null = null

  return async (channel: Channel, onChange: OnChange): Promise<Following> => {
    const follower = { channel, onChange }
    followers.add(follower)
    listener ??= listenToAll(url, (changed, payload) => {
      for (const each of followers)
        if (changed === undefined || each.channel === changed) each.onChange(payload)
    })
    const opened = listener
    const connection = await opened.catch((error: unknown) => {
      followers.delete(follower)
      if (listener === opened) listener = null
      throw error
    })
    return {
      isLive: connection.isLive,
      async stop() {
        if (!followers.delete(follower) || followers.size > 0) return
        listener = null
        await connection.stop()
      },
    }
  }
}

/** Calls back without a channel where changes of any may have been missed. */
async function listenToAll(
  url: string,
  onChange: (channel?: string, payload?: string) => void,
): Promise<Following> {
  // A connection that fails ends before there is a client.
  let client: Client | undefined
  let isLive = false
  let isStopped = false
  client = await listen()
  isLive = true
  const beating = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => lose(asked))
  }, heartbeatMs)

  async function listen(): Promise<Client> {
    const opened = new Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: maxSilenceMs,
      query_timeout: maxSilenceMs,
      keepAlive: true,
    })
    opened.on('notification', ({ channel, payload }) => onChange(channel, payload))
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    try {
      await opened.connect()
      await opened.query(channels.map((channel) => `listen ${channel}`).join('; '))
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
        await wait(pauseMs, undefined, { ref: false })
      }
    }
    if (isStopped) await client?.end().catch(() => undefined)
  }

  return {
    isLive: () => isLive,
    async stop() {
      isStopped = true
      clearInterval(beating)
      if (isLive) await client?.end()
    },
  }
}
