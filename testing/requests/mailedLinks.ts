import { desc, eq } from 'drizzle-orm'
import { outbox } from '../../server/database/schema'
import type { RegisteredClient } from '../makeData'
import type { TestServer } from '../startServer'
import { strongPassword } from './knownFields'

/** The tokens of the two links that a client may be mailed: a new password and a new e-mail. */
export async function askForLinks(server: TestServer, { id, email, headers }: RegisteredClient) {
  const newEmail = `nouveau.${email}`
  await server.inject({
    method: 'PUT',
    url: '/api/client_first_conn/',
    body: { client_email: email, NewPass: strongPassword },
  })
  await server.inject({
    method: 'PUT',
    url: '/api/client_modif/',
    headers,
    body: { Newemail: newEmail, client_id: id },
  })
  return {
    LINK_PASSWORD: await tokenMailedTo(server, email),
    LINK_EMAIL: await tokenMailedTo(server, newEmail),
  }
}

async function tokenMailedTo({ services }: TestServer, recipient: string): Promise<string> {
  const mails = await services.database.sql
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt))
  const tokens = mails.flatMap(({ text }) => /#(\S+)/.exec(text)?.[1] ?? [])
  if (!tokens[0]) throw new Error(`No link was mailed to ${recipient}`)
  return tokens[0]
}
