import { test, type Guard } from './Guard'

/** What keeps two servers off one embedded folder. */
export const folderGuards: readonly Guard[] = [
  {
    name: 'the folder’s lock, asked for at the start',
    removals: [
      {
        file: 'server/openShop.ts',
        text: 'if (!settings.databaseUrl) onClose((await lockFolder(dataDir)).release)\n',
      },
    ],
    watcher: test(
      'server/openShop.test.ts',
      'a first start fills the shop, a second one beside it is refused, a later one finds it',
    ),
  },
  {
    name: 'the folder’s lock, respected',
    removals: [
      {
        file: 'server/system/lockFolder.ts',
        text: 'if (holder && (await isHeld(folder, { number: highest, holder })))\n        throw new FolderTaken(folder, holder.pid, isNear(holder))\n',
      },
    ],
    watcher: test(
      'server/system/lockFolder.test.ts',
      'a held folder is refused with the name of its process, until it is released',
    ),
  },
  {
    name: 'the folder’s holder in another container, watched',
    removals: [
      {
        file: 'server/system/isHeld.ts',
        text: 'if (isNear(claim.holder)) return isRunning(claim.holder)',
        instead: 'return isRunning(claim.holder)',
      },
    ],
    watcher: test(
      'server/system/lockFolder.test.ts',
      'a holder in another container that beats holds the folder, one that does not holds nothing',
    ),
  },
]
