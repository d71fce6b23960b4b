import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../contract/staffRoles'
import type { Sql } from '../server/database/connect'
import { staff } from '../server/database/schema'
import { newSecret } from '../server/staff/codes'
import { startSession } from '../server/staff/sessions'
import type { Reply } from './shopperOn'
import { staffPassword } from './staffCodes'
import type { TestServer } from './startServer'
import { testPasswords } from './testPasswords'

let passwordHash: Promise<string> | undefined

/** The headers with which a page of the shop sends a change. */
export const sameOrigin = { origin: 'http://localhost:3000' }

export type Member = Awaited<ReturnType<typeof staffOn>>

/** A member of the staff who has opened the account and is signed in. */
export async function staffOn({ app, services }: TestServer, role: StaffRole = 'gérant') {
  const { sql } = services.database
  const { id, email, secret, cookie } = await addMember(sql, services.clock(), role)
  const headers = { ...sameOrigin, cookie }
  return {
    id,
    email,
    secret,
    headers,
    async send<Body = unknown>(
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      body?: object,
    ): Promise<Reply<Body>> {
      const reply = await app.inject({ method, url, headers, ...(body && { body }) })
      return { status: reply.statusCode, body: reply.json<Body>() }
    },
  }
}

/** A new member with an open account and a session. */
export async function addMember(sql: Sql, now: Date, role: StaffRole = 'gérant') {
  const [id, totpSecret] = [randomUUID(), newSecret()]
  const email = `${id}@boutique.example`
  passwordHash ??= testPasswords.hash(staffPassword)
  const fields = { email, emailKey: email, role, totpSecret, createdAt: now }
  await sql.insert(staff).values({ id, ...fields, passwordHash: await passwordHash })
  const session = await startSession(sql, id, now)
  return { id, email, secret: totpSecret, cookie: `gestion=${session}` }
}
