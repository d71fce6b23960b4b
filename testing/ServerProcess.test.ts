import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { ServerProcess } from './ServerProcess'
import { inFolder } from './withFolder'

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

test('a shop that finds its port taken is not believed open because another one answers', () =>
  inFolder('comptoir-taken-', async (build) => {
    const another = createServer((socket) => socket.once('data', () => socket.end(ok)))
    await once(another.listen(0, '127.0.0.1'), 'listening')
    const { port } = another.address() as AddressInfo
    await mkdir(path.join(build, 'server'))
    const main = "setTimeout(() => console.log('taken'), 1000)"
    await writeFile(path.join(build, 'server/main.js'), main)
    try {
      const ready = new ServerProcess({}, { build }).whenReady(`http://127.0.0.1:${port}`)
      await expect(ready).rejects.toThrow('taken')
    } finally {
      another.close()
    }
  }))
