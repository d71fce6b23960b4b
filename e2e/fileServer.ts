import { createServer, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A host that knows nothing but files: index.html for a folder, 404.html for what is not there. */
export function serveFiles(folder: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    void send(reply, path.join(folder, path.normalize(file)), path.join(folder, '404.html'))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve({ stop })))
}

async function send(reply: ServerResponse, file: string, fallback: string): Promise<void> {
  const found = await readFile(file).catch(() => null)
  const type = types[path.extname(found ? file : fallback)]
  reply.writeHead(found ? 200 : 404, type ? { 'Content-Type': type } : {})
  reply.end(found ?? (await readFile(fallback)))
}
