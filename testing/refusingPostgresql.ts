import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Ends a connection as PostgreSQL does: one message with the severity, the code and a text. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

/** Works with the port of a server that refuses every connection by this code of PostgreSQL. */
export async function withRefusingPostgresql<Result>(
  code: string,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(refusal(code)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}
