import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffMonths'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { areDocumentsHeld, countOwed } from '../../documents/heldDocuments'
import { listMonths } from '../../documents/listMonths'
import { closeMonth, readMonth } from '../../documents/month'
import { exportFile } from '../../documents/exportFile'
import { ProblemError } from '../../http/ProblemError'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { OperatorError } from '../../system/OperatorError'
import { toStaffMonth } from './serialize'

/** The months: their sums, their files and their closing. */
export function registerMonthDesk(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
): void {
  const { database, settings, clock } = services
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffMonths, async () => ({
    months: (await listMonths(sql, clock())).map((one) => ({
      month: one.month,
      is_closed: one.isClosed,
      is_closable: one.isClosable,
      gross_cents: one.grossCents,
      invoices: one.invoices,
      credit_notes: one.creditNotes,
    })),
    held: (await areDocumentsHeld(sql)) ? await countOwed(sql) : null,
  }))

  registerEndpoint(app, endpoints.getStaffMonth, async ({ params: { month } }) =>
    toStaffMonth(await readMonth(sql, month)),
  )

  registerEndpoint(app, endpoints.exportStaffMonth, async ({ params, body, staff }) => {
    const asked = { ...params, ...body }
    const { fileName, content } = await exportFile(sql, settings.seller, asked)
    await recordAct(sql, { act: 'month_exported', staffId: staff.id, after: asked, at: clock() })
    return { file_name: fileName, content }
  })

  registerEndpoint(app, endpoints.closeStaffMonth, async ({ params: { month }, staff }) => {
    await closeMonth(services, month, staff.id).catch(refuse)
    return { message: replies.monthClosed(month) }
  })
}

/** What a command would print is what the admin shows. */
function refuse(error: unknown): never {
  if (error instanceof OperatorError) throw new ProblemError(409, 'invalid_input', error.message)
  throw error
}
