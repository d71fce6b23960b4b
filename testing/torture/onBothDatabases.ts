import { makeScratch, type Scratch } from './scratch'

/** Does the work on an embedded database and on PostgreSQL, each new and gone afterwards. */
export async function onBothDatabases(
  postgresql: string,
  work: (name: string, scratch: Scratch) => Promise<void>,
): Promise<void> {
  await onDatabase('embedded', null, work)
  await onDatabase('PostgreSQL', postgresql, work)
}

async function onDatabase(
  name: string,
  url: string | null,
  work: (name: string, scratch: Scratch) => Promise<void>,
): Promise<void> {
  const scratch = await makeScratch(url)
  try {
    await work(name, scratch)
  } finally {
    await scratch.remove()
  }
}
