import { accessMutants } from './accessMutants'
import { replace, removeStatement } from './edits'
import { test, type Mutant } from './Mutant'
import { payingMutants } from './payingMutants'

/** Without what keeps two servers off one embedded folder. */
const folderMutants: readonly Mutant[] = [
  {
    without: 'the folder’s lock, asked for at the start',
    edits: [removeStatement('open', 'if (!settings.databaseUrl) onClose(_)')],
    watcher: test(
      'openShop',
      'a first start fills the shop, a second one beside it is refused, a later one finds it filled',
    ),
  },
  {
    without: 'the folder’s lock, respected',
    edits: [replace('lockFolder', 'holder && (await isHeld(_, _))', 'false')],
    watcher: test(
      'folderLock',
      'a locked folder is refused with the id of its process, until it is released',
    ),
  },
  {
    without: 'the watch over a folder’s holder in another container',
    edits: [replace('isHeld', 'isNear(claim.holder)', 'true')],
    watcher: test(
      'folderLock',
      'a holder in another container locks the folder only while its heartbeat continues',
    ),
  },
]

export const mutants: readonly Mutant[] = [...payingMutants, ...accessMutants, ...folderMutants]
