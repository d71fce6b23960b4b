import * as z from 'zod/mini'

/** What a backup says of itself, as its first file. */
export const manifest = z.object({
  format: z.literal('comptoir-backup-1'),
  /** ISO 8601. */
  madeAt: z.string(),
  /** How many rows each table had at the moment of the copy. */
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof manifest>

/** The files of a backup, by their names in it. */
export const fileNames = {
  manifest: 'backup.json',
  database: 'database.tar.gz',
  sessionSecret: 'session-secret',
  pictures: 'pictures',
}
