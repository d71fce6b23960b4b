import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMails } from '../../testing/readMails'
import { readSettings } from '../settings'
import { openPost } from './post'

const at = new Date('2026-03-01T08:00:00Z')
const mail = {
  id: '3f1c2f0a-9a51-4e0e-9f0b-0f2d7c5a1b11',
  recipient: 'camille@client.example',
  subject: 'Votre commande',
  text: 'Merci !\n',
  html: '<p>Merci !</p>',
  failures: 0,
}

test('without a mail server a mail is a file that its owner alone reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-post-'))
  const name = await openPost(readSettings({ DATA_DIR: folder })).send(mail, at)
  expect(await readdir(path.join(folder, 'outbox'))).toEqual([name])
  expect(name).not.toContain('camille')
  expect((await stat(path.join(folder, 'outbox', name!))).mode & 0o777).toBe(0o600)
  const [text] = await readMails(folder, mail.recipient)
  expect(text).toContain(`Message-ID: <${mail.id}@comptoir.example>`)
  expect(text).toContain('Merci !')
  await rm(folder, { recursive: true })
})

/** Just enough of SMTP to take one mail. */
async function mailServer() {
  const received: string[] = []
  let isData = false
  const server = createServer((socket) => {
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received.push(chunk.toString())
      const said = chunk.toString().toUpperCase()
      if (isData) {
        if (!chunk.toString().endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 taken\r\n')
      } else if (said.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, server, port: (server.address() as AddressInfo).port }
}

test('a mail server is given both parts under an identity that stays the same', async () => {
  const { received, server, port } = await mailServer()
  const post = openPost(
    readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, SHOP_NAME: 'Le Zinc' }),
  )
  expect(await post.send(mail, at)).toBeNull()
  post.close()
  const session = received.join('')
  expect(session).toContain('RCPT TO:<camille@client.example>')
  expect(session).toContain(`Message-ID: <${mail.id}@comptoir.example>`)
  expect(session).toContain('From: Le Zinc <bonjour@comptoir.example>')
  expect(session).toMatch(/text\/plain[\s\S]*text\/html/)
  await new Promise((resolve) => server.close(resolve))
})
