import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What `open` makes with a new temporary folder, which it removes on closing; a failure leaves none. */
export async function withFolder<Opened>(
  prefix: string,
  open: (folder: string) => Promise<Opened>,
): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  try {
    return await open(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Works in a new temporary folder, which is gone afterwards. */
export async function inFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
