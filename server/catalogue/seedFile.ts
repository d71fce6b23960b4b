import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogueColumns } from '../../wording/catalogueFile'
import { projectRoot } from '../system/projectRoot'
import { readCsv } from './file/csv'
import { decodeText } from './file/decodeText'

export const seedFolder = () => path.join(projectRoot(), 'server/database/seed')

/** The catalogue file of the first products. */
export const readSeed = (): Promise<Buffer> => readFile(path.join(seedFolder(), 'catalogue.csv'))

/** The names of the first products by their references. */
export async function readSeedNames(): Promise<ReadonlyMap<string, string>> {
  const [heading, ...rows] = readCsv(decodeText(await readSeed()).text)
  const [serialAt, nameAt] = [catalogueColumns.serial, catalogueColumns.name].map((column) =>
    heading?.cells.indexOf(column),
  )
  if (serialAt === undefined || nameAt === undefined) throw new Error('The seed has no heading')
  return new Map(rows.map(({ cells }) => [cells[serialAt] ?? '', cells[nameAt] ?? '']))
}
