import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program as process 1 of process numbers of its own, as in a container. */
export const inContainer = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

/** Making namespaces takes root, and not every CI machine lets root do it. */
export async function areNamespacesAllowed(): Promise<boolean> {
  const [program = '', ...args] = inContainer
  return run(program, [...args, 'true']).then(
    () => true,
    () => false,
  )
}
