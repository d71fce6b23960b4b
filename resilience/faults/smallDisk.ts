import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../../testing/run'
import { inFolder } from '../../testing/withFolder'

/** A filled shop takes a third of it. */
const size = '192m'

/** A disk of its own, mounted on `folder`. */
export type SmallDisk = {
  folder: string
  fill: () => Promise<void>
  makeRoom: () => Promise<void>
}

export const withSmallDisk = <Result>(
  work: (disk: SmallDisk) => Promise<Result>,
): Promise<Result> =>
  inFolder('comptoir-disk-', async (folder) => {
    const filler = path.join(folder, 'filler')
    await mount(folder)
    try {
      return await work({ folder, fill: () => fill(filler), makeRoom: () => rm(filler) })
    } finally {
      await run('umount', [folder])
    }
  })

async function mount(folder: string): Promise<void> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'comptoir-resilience', folder])
  } catch {
    throw new Error('a tmpfs could not be mounted, which takes root')
  }
}

/** Writes until not one page more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (const bytes of [1024 * 1024, 4096])
      for (let isFull = false; !isFull;)
        isFull = await handle.write(Buffer.alloc(bytes)).then(
          ({ bytesWritten }) => bytesWritten < bytes,
          () => true,
        )
  } finally {
    await handle.close()
  }
}
