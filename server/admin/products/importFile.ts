import { randomUUID } from 'node:crypto'
import { and, eq, sql as raw } from 'drizzle-orm'
import { productReplies as replies } from '../../../wording/replies/products'
import { CatalogueFileError } from '../../catalogue/file/CatalogueFileError'
import { describeIncomplete } from '../../catalogue/file/describeIncomplete'
import { importCatalogue, type Imported } from '../../catalogue/file/importCatalogue'
import { unstruckNotes } from '../../catalogue/file/unstruckNotes'
import { catalogueColumns } from '../../../wording/catalogueFile'
import type { Sql } from '../../database/connect'
import { auditLog } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import type { Services } from '../../services'
import { describeRenumbered } from './describeRenumbered'
import { planName, toListedSteps } from './planFile'
import { recordImport } from './recordChanges'

type Needs = Pick<Services, 'database' | 'clock' | 'pictures'>

const maxFaults = 200

/** What a file would change, or what is wrong with it; changes nothing. */
export async function planFile(services: Needs, bytes: Buffer) {
  try {
    const { steps, movesStock, ...counts } = await importCatalogue(services, {
      bytes,
      isDryRun: true,
    })
    const { added, changed, unchanged } = counts
    return {
      ...{
        plan: `${planName(steps)}-${randomUUID()}`,
        added,
        changed,
        unchanged,
        moves_stock: movesStock,
      },
      ...{ steps: toListedSteps(steps), faults: [], more_faults: 0 },
      notes: [
        ...(await describeRenumbered(services.database.sql, steps)),
        ...unstruckNotes(steps),
        ...describeIncomplete(steps),
      ],
    }
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error
    const faults = [...error.faults].sort((one, other) => one.line - other.line)
    return {
      ...{ plan: null, added: 0, changed: 0, unchanged: 0, moves_stock: false },
      ...{ steps: [], notes: [] },
      faults: faults.slice(0, maxFaults).map(({ line, column, fault }) => ({
        line,
        column: typeof column === 'string' ? catalogueColumns[column] : (column?.heading ?? null),
        fault: replies.fault(fault),
      })),
      more_faults: Math.max(0, faults.length - maxFaults),
    }
  }
}

type Counts = Pick<Imported, 'added' | 'changed'>

/**
 * Makes the changes of a plan, once: a request that was sent twice, or whose reply was lost, is
 * answered as the first one. Throws a ProblemError (409) if the changes are no longer the same.
 */
export async function importFile(
  services: Needs,
  { bytes, plan, by }: { bytes: Buffer; plan: string; by: string },
): Promise<Counts> {
  const at = services.clock()
  try {
    return await importCatalogue(services, {
      bytes,
      async guard(steps, tx) {
        const counts = await findImport(tx, plan)
        if (counts) throw new MadeBefore(counts)
        if (!plan.startsWith(`${planName(steps)}-`)) throw moved()
      },
      record: (tx, written) => recordImport(tx, written, { staffId: by, at, plan }),
    })
  } catch (error) {
    if (error instanceof MadeBefore) return error.counts
    // The plan had no fault.
    throw error instanceof CatalogueFileError ? moved() : error
  }
}

/** Ends the transaction of a plan that an earlier request has made. */
class MadeBefore extends Error {
  constructor(readonly counts: Counts) {
    super('The plan was made before')
  }
}

async function findImport(tx: Sql, plan: string): Promise<Counts | undefined> {
  const isSame = raw`${auditLog.after} ->> 'plan' = ${plan}`
  const [made] = await tx
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.act, 'catalogue_imported'), isSame))
  return made?.after as Counts | undefined
}

const moved = () => new ProblemError(409, 'catalogue_changed', replies.planMoved)
