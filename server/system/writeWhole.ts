import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file whole or not at all: no reader sees a part of it, even after a crash or a power cut,
 * because its content is on the disk before it has its name.
 */
export async function writeWhole(
  file: string,
  content: Buffer | string,
  mode?: number,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeFile(draft, content, { mode, flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
