import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../testing/root'

/** The reply of a path: the body in Base64, as it is sent. */
export type RawReply = { headers: Record<string, string>; body: string }
export type BareServer = { url: string; pid: number; stop: () => void }

/** Bytes of a reply as it is sent. */
export const sizeOf = ({ body }: RawReply) => Buffer.from(body, 'base64').length

/** A bare Fastify that answers these bytes from memory, by path. */
export async function startBare(replies: Record<string, RawReply>): Promise<BareServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bare-'))
  const file = path.join(folder, 'replies.json')
  await writeFile(file, JSON.stringify(replies))
  const child = spawn(process.execPath, [path.join(root, 'bench/bareReplies.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_ENV: 'production' },
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  await rm(folder, { recursive: true })
  return {
    url: `http://127.0.0.1:${printed.toString().trim()}`,
    pid: child.pid!,
    stop: () => void child.kill(),
  }
}

/** The reply as it arrived, still compressed. */
export async function fetchRaw(
  address: string,
  headers: Record<string, string> = {},
): Promise<RawReply> {
  const [reply] = (await once(get(address, { headers }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  if (reply.statusCode !== 200) throw new Error(`${address}: ${reply.statusCode}`)
  const kept = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary']
  return {
    headers: Object.fromEntries(
      kept.flatMap((name) => {
        const value = reply.headers[name]
        return value === undefined ? [] : [[name, String(value)]]
      }),
    ),
    body: Buffer.concat(chunks).toString('base64'),
  }
}
