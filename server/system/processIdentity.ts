import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isCode } from './isCode'

/** A process of this machine: a number is given again, a number with its start is not. */
export type ProcessIdentity = {
  pid: number
  started: string | null
  /** Within which the number is its own: a container has one, another machine too. */
  namespace: string
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: readProcess(process.pid)?.started ?? null,
    namespace: ownNamespace(),
  }
}

/** Without /proc there are no namespaces: the name of the machine. */
function ownNamespace(): string {
  try {
    return `${readBoot()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

const readBoot = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/** Whether that very process still runs; a killed one that nobody has reaped does not. */
export function isRunning({ pid, started }: Omit<ProcessIdentity, 'namespace'>): boolean {
  const seen = readProcess(pid)
  if (seen) return !seen.isDead && (started === null || seen.started === started)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but another user's.
    return isCode(error, 'EPERM')
  }
}

/** What /proc says of a process; undefined where there is no such process, or no /proc. */
function readProcess(pid: number): { started: string; isDead: boolean } | undefined {
  try {
    const boot = readBoot()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold anything: the state is field 3, the start in ticks field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { started: `${boot}/${fields[19] ?? ''}`, isDead: /[ZX]/.test(fields[0] ?? '') }
  } catch {
    return undefined
  }
}
