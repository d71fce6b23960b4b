import * as z from 'zod/mini'
import { maxCatalogueFileBytes } from '../../site/uploads'
import { done, staffEndpoint } from './staffEndpoint'
import { accounting, manager } from '../../staffRights'

const file = { maxBytes: maxCatalogueFileBytes }

/** A file is read and compared whole. */
const limits = { perAddress: { max: 60, minutes: 10 } }

const catalogueStep = z.object({
  line: z.int(),
  serial: z.string(),
  name: z.string(),
  is_new: z.boolean(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
export type CatalogueStep = z.infer<typeof catalogueStep>

export const exportStaffCatalogue = staffEndpoint({
  name: 'exportStaffCatalogue',
  method: 'GET',
  path: '/api/admin/catalogue',
  may: accounting,
  isSensitive: true,
  summary: 'The whole catalogue as a file that can be edited and brought back',
  problems: [401, 403],
  reply: z.object({ file_name: z.string(), csv: z.string() }),
})

export const planStaffImport = staffEndpoint({
  name: 'planStaffImport',
  method: 'POST',
  path: '/api/admin/catalogue/plans',
  may: manager,
  summary: 'What a catalogue file would change, line by line; nothing is changed',
  file,
  problems: [401, 403, 429],
  reply: z.object({
    /** Names the plan, and this reading of the file; null where the file is refused. */
    plan: z.nullable(z.string()),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    moves_stock: z.boolean(),
    steps: z.array(catalogueStep),
    /** What the shopkeeper should know of the products before the changes are made; has line ends. */
    notes: z.array(z.string()),
    faults: z.array(z.object({ line: z.int(), column: z.nullable(z.string()), fault: z.string() })),
    /** Faults beyond those that are listed. */
    more_faults: z.int(),
  }),
  limits,
})

export const importStaffCatalogue = staffEndpoint({
  name: 'importStaffCatalogue',
  method: 'POST',
  path: '/api/admin/catalogue/plans/:id',
  may: manager,
  summary: 'Make the changes of a plan, once; refused if its products have changed since',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}-[0-9a-f-]{36}$/)) }),
  file,
  problems: [400, 401, 403, 409, 429],
  reply: done,
  limits,
})
