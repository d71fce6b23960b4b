import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandReplies as words } from '../../wording/commands'
import { isRunning, ownIdentity, type ProcessIdentity } from './processIdentity'
import { findSocketPath } from './socketPath'

/** Several heartbeats of a living holder, on a busy machine. */
const watchedForMs = 5_000
const lookEveryMs = 200

export type Claim = { number: number; holder: ProcessIdentity }

/** Whether this process can see the holder's process id: each container has its own. */
export function isNear({ namespace }: ProcessIdentity): boolean {
  return namespace === ownIdentity().namespace
}

/**
 * Whether the holder of a claim lives. For a holder in another container, or from before the
 * machine restarted, it tries the socket and then watches the heartbeats for a few seconds. No
 * clocks are compared, so a wrong clock does no harm.
 */
export async function isHeld(folder: string, claim: Claim): Promise<boolean> {
  if (isNear(claim.holder)) return isRunning(claim.holder)
  if (await listens(folder)) return true
  process.stderr.write(`${words.folderWatched(folder, watchedForMs / 1000)}\n`)
  const file = path.join(folder, 'lock', `${claim.number}.beat`)
  const first = await readBeat(file)
  for (let waited = 0; waited < watchedForMs; waited += lookEveryMs) {
    await wait(lookEveryMs)
    if ((await readBeat(file)) !== first || (await listens(folder))) return true
  }
  return false
}

const readBeat = (file: string) => readFile(file, 'utf8').catch(() => null)

/** Whether a process listens at the folder's socket, busy or not. */
async function listens(folder: string): Promise<boolean> {
  const socketPath = await findSocketPath(folder)
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
