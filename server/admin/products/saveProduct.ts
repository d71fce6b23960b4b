import { eq } from 'drizzle-orm'
import type { StaffPicture } from '../../../contract/api/staff/staffProduct'
import type { FurtherPicture } from '../../../contract/site/pictures'
import { productReplies as replies } from '../../../wording/replies/products'
import { applyChanges, type Companions } from '../../catalogue/file/applyChanges'
import { CatalogueFileError } from '../../catalogue/file/CatalogueFileError'
import { picturesText } from '../../catalogue/file/pictureCells'
import { storePictures } from '../../catalogue/file/storePictures'
import { readTypedCells } from '../../catalogue/file/typedCells'
import { unstruckNotes } from '../../catalogue/file/unstruckNotes'
import { versionOf } from '../../catalogue/file/versionOf'
import type { Sql } from '../../database/connect'
import { products } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { wrongField } from '../../http/wrongField'
import { listPrices } from '../../prices/queries'
import type { Services } from '../../services'
import { cropPictures } from './cropPictures'
import { recordCrops } from './pictureCrops'
import { findProductActs } from './readProduct'
import { recordChanges } from './recordChanges'
import { toProblem } from './toProblem'
import { minuteMs } from '../../system/durations'

type Needs = Pick<Services, 'database' | 'clock' | 'pictures'>
type Typed = { cells: Record<string, string>; pictures?: StaffPicture[] | undefined; by: string }

/**
 * Adds a product, and returns what its author should know of it; throws a ProblemError (400) that
 * says what is wrong at its field.
 */
export async function createProduct(
  services: Needs,
  { serial, ...typed }: Typed & { serial: string },
): Promise<{ id: number; notes: string[] }> {
  let id: number | undefined
  const notes = await save(
    services,
    { ...typed, serial, isNew: true },
    {
      guard: ([step]) => {
        if (step?.before) throw wrongField('serial', replies.serialTaken(step.before.name))
      },
      onWritten: (productId) => {
        id = productId
      },
    },
  )
  if (id === undefined) throw new Error(`The new product ${serial} has no id`)
  return { id, notes }
}

/**
 * Changes what was typed of a product, and returns what its author should know of it. Throws a
 * ProblemError: 404, 409 that says what somebody else did meanwhile, 400 that says what is wrong at
 * its field.
 */
export async function changeProduct(
  services: Needs,
  { id, version, ...typed }: Typed & { id: number; version: string },
): Promise<string[]> {
  const { sql } = services.database
  const [known] = await sql
    .select({ serial: products.serial })
    .from(products)
    .where(eq(products.id, id))
  if (!known) throw new ProblemError(404, 'not_found', replies.unknown)
  return save(
    services,
    { ...typed, serial: known.serial, isNew: false },
    {
      guard: async ([step], tx) => {
        if (step?.before?.id !== id) throw new ProblemError(404, 'not_found', replies.unknown)
        if (versionOf(step.before) !== version) await refuseOlder(tx, id)
      },
    },
  )
}

type Saved = Typed & { serial: string; isNew: boolean }
type Manner = Pick<Companions, 'guard'> & { onWritten?: (productId: number) => void }

/** Writes one product as an import of one row does, and returns why its reduction strikes nothing. */
async function save(
  { database, clock, pictures }: Needs,
  { serial, cells, pictures: chosen, isNew, by }: Saved,
  { guard, onWritten }: Manner,
): Promise<string[]> {
  const now = clock()
  const { shown, crops } = await cropPictures({ database, pictures }, chosen ?? [])
  const read = readTypedCells({
    serial,
    isNew,
    cells: { ...cells, ...(chosen && toCells(shown)) },
  })
  const stored = await storePictures(pictures, read.changes, { folder: undefined, isDryRun: false })
  const reading = { changes: stored.changes, faults: [...read.faults, ...stored.faults] }
  try {
    const steps = await applyChanges(database.sql, reading, {
      ...{ now, isDryRun: false },
      ...(guard && { guard }),
      async record(tx, written) {
        await recordChanges(tx, written, { staffId: by, at: now })
        await recordCrops(tx, crops)
        for (const { productId } of written) onWritten?.(productId)
      },
    })
    return unstruckNotes(steps)
  } catch (error) {
    throw error instanceof CatalogueFileError ? toProblem(error) : error
  }
}

/** The pictures as the two cells of the catalogue file. */
function toCells([first, ...further]: readonly FurtherPicture[]): Record<string, string> {
  return { picture: first?.file ?? '', furtherPictures: picturesText(further) }
}

/** Milliseconds between an act and the price that it writes, at the most. */
const sameActMs = minuteMs

async function refuseOlder(tx: Sql, id: number): Promise<never> {
  const acts = await findProductActs(tx, id)
  const last = acts.find(({ act }) => act.startsWith('product_'))
  const prices = (await listPrices(tx, [id])).get(id) ?? []
  const priced = prices.at(-1)?.at.getTime() ?? 0
  // The end of a reduction is nobody's act.
  const isByRule = last !== undefined && priced > last.at.getTime() + sameActMs
  throw new ProblemError(
    409,
    'product_changed',
    replies.changedMeanwhile(isByRule ? undefined : last),
  )
}
