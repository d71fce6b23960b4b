import { eq } from 'drizzle-orm'
import { outbox } from '../../server/database/schema'
import type { RegisteredClient } from '../makeData'
import type { TestServer } from '../startServer'
import { strongPassword } from './knownFields'

export const noLinks = { LINK_PASSWORD: 'aucun', LINK_EMAIL: 'aucun', LINK_EMAIL_TAKEN: 'aucun' }

/**
 * The tokens of the links that a client is mailed, one of them for an e-mail that is taken
 * meanwhile.
 */
export async function askForLinks(
  server: TestServer,
  { id, email, headers }: RegisteredClient,
): Promise<typeof noLinks> {
  const [free, taken] = [`libre.${email}`, `prise.${email}`]
  await server.inject({
    method: 'PUT',
    url: '/api/client_first_conn/',
    body: { client_email: email, NewPass: strongPassword },
  })
  for (const Newemail of [free, taken]) {
    const body = { Newemail, OldPass: strongPassword, client_id: id }
    await server.inject({ method: 'PUT', url: '/api/client_modif/', headers, body })
  }
  await server.registerClient({ email: taken })
  return {
    LINK_PASSWORD: await tokenMailedTo(server, email),
    LINK_EMAIL: await tokenMailedTo(server, free),
    LINK_EMAIL_TAKEN: await tokenMailedTo(server, taken),
  }
}

async function tokenMailedTo({ services }: TestServer, recipient: string): Promise<string> {
  const mails = await services.database.sql
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
  const [token] = mails.flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? [])
  if (!token) throw new Error(`No link was mailed to ${recipient}`)
  return token
}
