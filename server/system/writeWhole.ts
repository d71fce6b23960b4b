import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file that is there whole or not at all, whoever reads or dies meanwhile. */
export async function writeWhole(
  file: string,
  content: Buffer | string,
  mode?: number,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeFile(draft, content, { mode })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
