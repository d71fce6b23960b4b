import * as z from 'zod/mini'
import { monthReplies as words } from '../../wording/months'
import { writeFec } from '../documents/fec'
import { closeMonth, exportMonth, readMonth, readMonthEntries } from '../documents/month'
import { command } from './command'

const named = z.object({ month: z.string() })

/** The commands about the sums of a month. */
export const monthCommands = {
  showMonth: command(named, async ({ database }, { month }) => ({
    message: words.shown(await readMonth(database.sql, month)),
  })),
  closeMonth: command(named, async (services, { month }) => ({
    message: words.shown(await closeMonth(services, month)),
  })),
  exportMonth: command(
    z.object({ month: z.string(), file: z.string(), isFec: z.boolean() }),
    async ({ database: { sql } }, { month, file, isFec }) => ({
      message: words.written(month, file),
      content: isFec ? writeFec(await readMonthEntries(sql, month)) : await exportMonth(sql, month),
    }),
  ),
}
