import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { settingsWords as words } from '../../wording/settings'
import type { Settings } from '../settings'
import { WrongSetting } from '../system/WrongSetting'

const largest = 5 * 1024 * 1024
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** Serves the official guarantee notice, byte for byte as the merchant provides it. */
export async function registerGuaranteeNotice(
  app: FastifyInstance,
  { guaranteeNotice: notice }: Pick<Settings, 'guaranteeNotice'>,
): Promise<void> {
  if (!notice) return
  const bytes = await readNotice(notice.file)
  const type = types[path.extname(notice.path)] ?? 'application/octet-stream'
  app.get(notice.path, (_request, reply) =>
    reply.type(type).header('Cache-Control', 'no-cache').send(bytes),
  )
}

async function readNotice(file: string): Promise<Buffer> {
  try {
    if ((await stat(file)).size <= largest) return await readFile(file)
  } catch {
    // The sentence below says it.
  }
  throw new WrongSetting(words.noticeUnreadable(file))
}
