import * as z from 'zod/mini'

/** The first file of a backup, which describes it. */
export const manifest = z.object({
  format: z.literal('comptoir-backup-1'),
  /** ISO 8601. */
  madeAt: z.string(),
  /** How many rows each table had at the moment of the copy. */
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof manifest>

/** The names of the files in a backup. */
export const fileNames = {
  manifest: 'backup.json',
  database: 'database.tar.gz',
  /** In the backups of earlier releases. */
  sessionSecret: 'session-secret',
  pictures: 'pictures',
}
