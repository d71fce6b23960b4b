import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandReplies as words } from '../../wording/commands'
import { writeWhole } from './writeWhole'
import { isCode } from './isCode'
import { startHeartbeat } from './heartbeat'
import { StartupError } from './StartupError'
import { isHeld, isNear } from './isHeld'
import { ownIdentity, type ProcessIdentity } from './processIdentity'

export type FolderLock = { release: () => Promise<void> }

/** Another process has locked the folder. */
export class FolderTaken extends StartupError {
  constructor(
    readonly folder: string,
    readonly pid: number,
    isNear = true,
  ) {
    super(isNear ? words.folderTaken(folder, pid) : words.folderTakenElsewhere(folder))
  }
}

/**
 * Locks the folder for this process alone, or throws `FolderTaken`. A dead holder's lock is void,
 * however it died. A holder whose lock another process took over calls `onLost`: it must write
 * nothing more. Written by hand, because no library's lock file survives kills, containers and
 * suspended holders, all three.
 *
 * The claims are numbered files, and the highest number counts. Only one process can create the
 * next number, and the highest file is never removed (a released one says that it is free), so no
 * number is highest twice. If two processes see a dead holder, one finds the next number taken; one
 * that was suspended meanwhile finds a higher number than its own.
 */
export async function lockFolder(
  folder: string,
  onLost: () => void = () => endProcess(folder),
): Promise<FolderLock> {
  const claims = path.join(folder, 'lock')
  await mkdir(claims, { recursive: true })
  const draft = path.join(claims, `${randomUUID()}.draft`)
  // Linked under its number once it is complete, so that no reader sees a partial claim.
  await writeFile(draft, JSON.stringify(ownIdentity()))
  try {
    for (;;) {
      const highest = await highestClaim(claims)
      const holder = await readClaim(claims, highest)
      if (holder && (await isHeld(folder, { number: highest, holder })))
        throw new FolderTaken(folder, holder.pid, isNear(holder))
      const mine = highest + 1
      if (await claim(draft, path.join(claims, String(mine)))) {
        if ((await highestClaim(claims)) === mine) return await holdClaim(claims, mine, onLost)
        await rm(path.join(claims, String(mine)), { force: true })
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function holdClaim(claims: string, mine: number, onLost: () => void): Promise<FolderLock> {
  const heartbeat = startHeartbeat(claims, mine, onLost)
  const remove = (name: string) => rm(path.join(claims, name), { force: true })
  const older = (await readdir(claims)).filter((name) => parseInt(name, 10) < mine)
  await Promise.all(older.filter((name) => /^\d+(\.beat)?$/.test(name)).map(remove))
  return {
    async release() {
      await heartbeat.stop()
      await writeWhole(path.join(claims, String(mine)), '{}')
      await remove(`${mine}.beat`)
    },
  }
}

/** Ends at once: closing first would write over the new holder's work. */
function endProcess(folder: string): never {
  process.stderr.write(`${words.folderLost(folder)}\n`)
  process.exit(1)
}

async function claimNumbers(claims: string): Promise<number[]> {
  return (await readdir(claims)).filter((name) => /^\d+$/.test(name)).map(Number)
}

async function highestClaim(claims: string): Promise<number> {
  return Math.max(0, ...(await claimNumbers(claims)))
}

/** The holder that a claim names; none for a released claim, or one that a power cut truncated. */
async function readClaim(claims: string, number: number): Promise<ProcessIdentity | undefined> {
  try {
    const text = await readFile(path.join(claims, String(number)), 'utf8')
    const holder = JSON.parse(text) as Partial<ProcessIdentity>
    return holder.pid === undefined
      ? undefined
      : {
          pid: holder.pid,
          started: holder.started ?? null,
          // Claims of older versions have none; treated as elsewhere.
          namespace: holder.namespace ?? '',
        }
  } catch (error) {
    if (error instanceof SyntaxError || isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function claim(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}
