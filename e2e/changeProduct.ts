import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuiltShop } from '../testing/startBuiltShop'

/** Imports a catalogue file with these columns of CAF-001. */
export async function changeProduct(
  shop: BuiltShop,
  columns: Record<string, string>,
): Promise<void> {
  const file = path.join(tmpdir(), `comptoir-change-${process.pid}.csv`)
  const names = ['reference', ...Object.keys(columns)].join(';')
  await writeFile(file, `${names}\n${['CAF-001', ...Object.values(columns)].join(';')}\n`)
  await shop.command('catalogue', 'import', file)
  await rm(file)
}
