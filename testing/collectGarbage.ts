import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** Leaves in memory only what is still reachable. */
export const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction
