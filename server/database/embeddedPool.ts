import { Pool, type ClientBase } from 'pg'
import { channels, type Channel, type Following, type OnChange } from './connect'
import { EmbeddedSocket, type EmbeddedServer, type OnPanic } from './EmbeddedSocket'
import { ignoreLostConnections } from './pool'

/** The only connection of an embedded database, for which queries and transactions queue. */
export function openEmbeddedPool(server: EmbeddedServer, onPanic: OnPanic = () => undefined): Pool {
  let ended: Promise<unknown> = Promise.resolve()
  const openSocket = () => {
    const socket = new EmbeddedSocket(server, ended, onPanic)
    ended = new Promise((resolve) => socket.once('close', resolve))
    return socket
  }
  // The pool awaits the result, though its type does not say so.
  const listen: (client: ClientBase) => unknown = (client) =>
    client.query(channels.map((channel) => `listen ${channel}`).join('; '))
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: openSocket,
    onConnect: listen,
  })
  ignoreLostConnections(pool)
  return pool
}

/** Hears of every change at once, because all of them are made on this connection. */
export function embeddedFollower(pool: Pool) {
  const followers = new Set<{ channel: Channel; onChange: OnChange }>()
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => {
      for (const each of followers) if (each.channel === channel) each.onChange(payload)
    }),
  )
  return (channel: Channel, onChange: OnChange): Promise<Following> => {
    const follower = { channel, onChange }
    followers.add(follower)
    const stop = () => Promise.resolve(void followers.delete(follower))
    return Promise.resolve({ isLive: () => true, stop })
  }
}
