import type { StaffRole } from '../../../contract/staffRoles'
import { rooms } from './rooms'

/** Milliseconds for the first room to come to rest. */
const restMs = 3_000

/** Fetches the code of a role's other rooms, one after the other; returns what stops it. */
export function fetchRooms(role: StaffRole): () => void {
  const stop = new AbortController()
  const timer = setTimeout(() => void fetchEach(), restMs)
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => stop.abort()

  async function fetchEach() {
    for (const { may, load } of rooms)
      if (may.includes(role) && !stop.signal.aborted) await load().catch(() => undefined)
  }
}
