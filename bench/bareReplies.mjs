// The upper bound for replies without work: a bare Fastify that sends the same bytes from memory.
// `node bench/bareReplies.mjs <file>` reads `{ path: { headers, body } }`, the body in Base64, and
// prints the port that it listens on.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const app = Fastify()
for (const [path, reply] of Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')))) {
  const body = Buffer.from(reply.body, 'base64')
  app.get(path, (_request, answer) => answer.headers(reply.headers).send(body))
}
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(app.server.address().port)
