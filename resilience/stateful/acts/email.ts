import * as fc from 'fast-check'
import { desc, eq } from 'drizzle-orm'
import { confirmEmail, editClient } from '../../../contract/api/clients'
import { outbox } from '../../../server/database/schema'
import { ApiClient } from '../../../testing/ApiClient'
import { send } from '../../../testing/send'
import { client, kindOfAct } from '../Act'
import { ask, type Stage } from '../Stage'
import { strangersEmail } from './withdraw'

/**
 * A client takes another e-mail, perhaps the one with which a stranger has declared, and opens the
 * link that is mailed there: it is proven.
 */
export const changeEmail = kindOfAct(
  'change e-mail',
  2,
  { client, isDeclared: fc.boolean() },
  ({ client, isDeclared }, now, stage) => {
    if (now.clients[client]!.isDeleted) return null
    const taken = stage.clients.map(({ person }) => person.email)
    const declared = now.withdrawals.filter(({ email }) => !taken.includes(email)).at(-1)
    const email = (isDeclared && declared?.email) || strangersEmail()
    return {
      label: { client, email },
      perform: () => moveTo(stage, client, email),
      steps: [
        ({ clients }) => {
          clients[client]!.isProven = true
        },
      ],
    }
  },
)

async function moveTo(stage: Stage, client: number, email: string) {
  const { url, person } = stage.clients[client]!
  const asked = await ask(stage, client, editClient, { Newemail: email, OldPass: person.password })
  if (asked.status !== 200) return asked
  const token = await findToken(stage, email)
  const reply = await send(url + confirmEmail.path, { body: { token } })
  if (reply.status === 200)
    stage.clients[client] = await ApiClient.signIn(url, { ...person, email })
  return reply
}

/** Of the newest link that was mailed there. */
async function findToken({ shop }: Stage, email: string): Promise<string | undefined> {
  const rows = await shop.sql
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt))
  return rows.flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? [])[0]
}
