import type { AuditAct } from '../../../contract/auditActs'
import type { Written } from '../../catalogue/file/applyChanges'
import { stepChanges } from '../../catalogue/file/stepChanges'
import type { Sql } from '../../database/connect'
import { auditLog } from '../../database/schema'
import { recordAct } from '../../staff/recordAct'

/** Rows of one insert: far below PostgreSQL's 65 535 parameters a statement. */
const atOnce = 1_000

type Author = {
  /** Null for a command of the shop's machine. */
  staffId: string | null
  at: Date
}

/** Appends an import to the log, and what it wrote; a plan names what is made once. */
export async function recordImport(
  tx: Sql,
  written: readonly Written[],
  { plan, ...author }: Author & { plan?: string },
): Promise<void> {
  const added = written.filter(({ step }) => !step.before).length
  const after = { added, changed: written.length - added, plan }
  await recordAct(tx, { act: 'catalogue_imported', ...author, after })
  await recordChanges(tx, written, author)
}

/** Appends what was written to the log: a line for each product, with its cells before and after. */
export async function recordChanges(
  tx: Sql,
  written: readonly Written[],
  { staffId, at }: Author,
): Promise<void> {
  const acts = written.map(({ step, productId }) => {
    const changes = stepChanges(step)
    const texts = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.column, change[side]]))
    const after = texts('after')
    return {
      ...{ act: actOf(step), staffId, productId, at, after },
      ...(step.before && { before: texts('before') }),
    }
  })
  for (let start = 0; start < acts.length; start += atOnce)
    await tx.insert(auditLog).values(acts.slice(start, start + atOnce))
}

function actOf({ before, after }: Written['step']): AuditAct {
  if (!before) return 'product_created'
  const isOther = after.retired !== undefined && after.retired !== before.retired
  return isOther ? 'product_retired' : 'product_changed'
}
