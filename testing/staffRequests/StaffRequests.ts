import type { Member } from '../staffOn'
import type { StaffFacts } from '../staffFacts'

/** What makes a right request of an endpoint of the admin: its `:id`, and its body. */
export type StaffRequests = Record<
  string,
  {
    id?: (facts: StaffFacts) => string | Promise<string>
    body?: (sender: Member, facts: StaffFacts) => object | Promise<object>
  }
>
