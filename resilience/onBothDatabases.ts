import { withScratch, type Scratch } from './scratch'

/** Does the work on an embedded database and on PostgreSQL, each new and gone afterwards. */
export async function onBothDatabases(
  postgresql: string,
  work: (name: string, scratch: Scratch) => Promise<void>,
): Promise<void> {
  await withScratch(null, (scratch) => work('embedded', scratch))
  await withScratch(postgresql, (scratch) => work('PostgreSQL', scratch))
}
