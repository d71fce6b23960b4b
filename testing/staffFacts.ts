import type { RegisteredClient } from './makeData'
import type { Member } from './staffOn'

export type StaffFacts = {
  manager: Member
  helper: Member
  accountant: Member
  client: RegisteredClient
  /** Orders of the client: paid, and in preparation. */
  paid: string
  packed: string
}
