import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeWhole } from './writeWhole'

/**
 * The bytes that every system allows for a socket's path (macOS 104, Linux 108, one for the end).
 */
const maxPathLength = 103

const direct = (dataDir: string) => path.join(dataDir, 'admin.sock')
const pointer = (dataDir: string) => path.join(dataDir, 'admin.sock.path')

/** Where the shop of this folder must listen; the caller must have locked the folder. */
export async function makeSocketPath(dataDir: string): Promise<string> {
  await removeSocketPath(dataDir)
  if (Buffer.byteLength(direct(dataDir)) <= maxPathLength) return direct(dataDir)
  const elsewhere = path.join(await mkdtemp(path.join(tmpdir(), 'comptoir-')), 'admin.sock')
  await writeWhole(pointer(dataDir), elsewhere)
  return elsewhere
}

/** Where the shop of this folder listens, if it runs. */
export async function findSocketPath(dataDir: string): Promise<string> {
  return readFile(pointer(dataDir), 'utf8').catch(() => direct(dataDir))
}

/** Removes the socket of a shop, also of a killed one. */
export async function removeSocketPath(dataDir: string): Promise<void> {
  const used = await findSocketPath(dataDir)
  await rm(used, { force: true })
  if (used !== direct(dataDir)) await rm(path.dirname(used), { recursive: true, force: true })
  await rm(pointer(dataDir), { force: true })
}
