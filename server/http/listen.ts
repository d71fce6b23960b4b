import { startWords as words } from '../../wording/start'
import { isCode } from '../system/isCode'
import { StartupError } from '../system/StartupError'

type Address = { host: string; port: number }

/** Opens the port, or says in one sentence why it cannot. `setting`: the one that gives the port. */
export async function listen(
  open: (where: Address) => Promise<unknown>,
  { host, port }: Address,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  try {
    await open({ host, port })
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new StartupError(words.portTaken(port, setting))
    if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].some((code) => isCode(error, code)))
      throw new StartupError(words.addressRefused(host, port, setting))
    throw error
  }
}
