import { randomUUID } from 'node:crypto'
import { register } from '../../contract/api/clients'
import { commandReplies as words } from '../../wording/commands'
import { insertClient } from '../clients/queries'
import type { Services } from '../services'
import { CommandError } from './CommandError'

type NewClient = { email: string; firstName: string; lastName: string; address?: string }

const fields = register.body.shape

/** Adds a client who has no password yet; returns the e-mail as stored. */
export async function addClient(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  asked: NewClient,
): Promise<string> {
  const email = fields.client_email.safeParse(asked.email).data
  if (email === undefined) throw new CommandError(words.wrongEmail(asked.email))
  const firstName = fields.client_firstName.safeParse(asked.firstName).data
  if (firstName === undefined) throw new CommandError(words.wrongText('--first-name', 100))
  const lastName = fields.client_lastName.safeParse(asked.lastName).data
  if (lastName === undefined) throw new CommandError(words.wrongText('--last-name', 100))
  const address = fields.client_adress.safeParse(asked.address ?? '').data
  if (address === undefined) throw new CommandError(words.wrongText('--address', 500))
  const added = await insertClient(database.sql, {
    id: randomUUID(),
    firstName,
    lastName,
    email,
    address: address ?? '',
    createdAt: clock(),
  })
  if (!added) throw new CommandError(words.emailTaken(email))
  return email
}
