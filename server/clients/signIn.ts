import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type * as endpoints from '../../contract/api/clients'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { findClientByEmail, insertClient, markSeen, type ClientRow } from './queries'
import { assertBornDate, assertStrong } from './rules'
import { toClientReply } from './serialize'
import { SignInError } from './SignInError'
import type { SignInFailure } from './signInFailures'
import type { Tokens } from './tokens'

type Needs = Services & { tokens: Tokens }
type SignedIn = { token: string; client: endpoints.Client }

/** Signs in; an unknown e-mail and a wrong password give the same error after the same time. */
export async function signIn(
  services: Needs,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const client = await findClientByEmail(services.database.sql, email)
  const isRight = await services.passwords.verify(client?.passwordHash ?? null, password)
  if (!client || !isRight) throw badCredentials(client ? 'wrong_password' : 'unknown_email')
  await markSeen(services.database.sql, client.id, services.clock())
  return signedIn(services, client)
}

/** Creates an account and signs it in. */
export async function register(
  services: Needs,
  fields: z.infer<typeof endpoints.register.body>,
): Promise<SignedIn> {
  const now = services.clock()
  assertStrong(fields.client_password, 'client_password')
  if (fields.client_born_date) assertBornDate(fields.client_born_date, now)
  const client = await insertClient(services.database.sql, {
    id: randomUUID(),
    firstName: fields.client_firstName,
    lastName: fields.client_lastName,
    email: fields.client_email,
    bornDate: fields.client_born_date || null,
    address: fields.client_adress ?? '',
    passwordHash: await services.passwords.hash(fields.client_password),
    createdAt: now,
    seenAt: now,
  })
  if (client) return signedIn(services, client)
  throw new ProblemError(409, 'email_taken', replies.emailTaken, {
    client_email: replies.emailTaken,
  })
}

function signedIn({ tokens }: Needs, client: ClientRow): SignedIn {
  const token = tokens.issue({ clientId: client.id, version: client.sessionVersion })
  return { token, client: toClientReply(client) }
}

const badCredentials = (failure: SignInFailure) =>
  new SignInError(failure, 401, 'bad_credentials', replies.badCredentials)
