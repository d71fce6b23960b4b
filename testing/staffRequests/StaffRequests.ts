import type { Member } from '../staffOn'
import type { StaffFacts } from '../staffFacts'

/**
 * What makes a right request of an endpoint of the admin: the part of its path that varies, its query
 * and its body.
 */
export type StaffRequests = Record<
  string,
  {
    id?: (facts: StaffFacts) => string | Promise<string>
    query?: (facts: StaffFacts) => Record<string, string>
    body?: (sender: Member, facts: StaffFacts) => object | Promise<object>
  }
>
