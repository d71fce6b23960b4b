import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isCode } from './isCode'

/** A process of this machine: an id is reused, an id with its start time is not. */
export type ProcessIdentity = {
  pid: number
  started: string | null
  /** The space of its process ids: each container and each machine has its own. */
  namespace: string
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: readProcess(process.pid)?.started ?? null,
    namespace: ownNamespace(),
  }
}

/** Without /proc there are no namespaces, only the machine's name. */
function ownNamespace(): string {
  try {
    return `${readBoot()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

const readBoot = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/** Whether that very process still runs; false for a killed one that is not reaped yet. */
export function isRunning({ pid, started }: Omit<ProcessIdentity, 'namespace'>): boolean {
  const seen = readProcess(pid)
  if (seen) return !seen.isDead && (started === null || seen.started === started)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, but belongs to another user.
    return isCode(error, 'EPERM')
  }
}

/** The state of a process in /proc; undefined without such a process or without /proc. */
function readProcess(pid: number): { started: string; isDead: boolean } | undefined {
  try {
    const boot = readBoot()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may contain anything: the state is field 3, the start in ticks field
    // 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { started: `${boot}/${fields[19] ?? ''}`, isDead: /[ZX]/.test(fields[0] ?? '') }
  } catch {
    return undefined
  }
}
