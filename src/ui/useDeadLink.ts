import { useState } from 'react'

/** Whether the mailed link with this token does nothing any more; another one in the same tab may. */
export function useDeadLink(token: string | null) {
  const [dead, setDead] = useState<{ token: string; message: string } | null>(null)
  return {
    /** Why; null while it may serve. */
    refused: dead && dead.token === token ? dead.message : null,
    /** Notes that the server refuses this token for good. */
    refuse: (deadToken: string, message: string) => setDead({ token: deadToken, message }),
  }
}
